import { createHmac } from "node:crypto";
import { isSealed, newestSecret } from "./seals.server";

/**
 * The path of a picture below media/, signed to prove that the portal showed it to somebody who may see it: "a.png" →
 * "a.png?s=…". The path alone does not say who may see the picture (contract §12 "Attachments").
 */
export const signedMediaPath = (path: string): string => `${path}?s=${signatureOf(path, newestSecret)}`;

/** Whether the portal signed this path, with any secret that is still valid. */
export const isSignedMedia = (path: string, given: string): boolean =>
  isSealed(given, (secret) => signatureOf(path, secret));

const signatureOf = (path: string, secret: string): string =>
  createHmac("sha256", secret).update(`/media/${path}`).digest("base64url");
