import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import fastifyStatic from "@fastify/static";
import type { Upload } from "./engine/body.ts";

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/** What an image is by its content, whatever its name says; undefined if it is neither PNG nor JPEG. */
export function imageType(bytes: Buffer): "png" | "jpg" | undefined {
  if (bytes.subarray(0, 8).equals(pngStart) && bytes.toString("latin1", 12, 16) === "IHDR") return "png";
  return bytes.subarray(0, 3).equals(jpegStart) ? "jpg" : undefined;
}

/** The stored pictures, by their path beneath one folder. */
export class Media {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Stores a checked upload under a name that nobody can guess; answers its path. */
  save(family: string, { bytes }: Pick<Upload, "bytes">): string {
    const path = `${family}/${randomUUID()}.${imageType(bytes)}`;
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return path;
  }

  /** Removes a stored picture; anything that is no path is nothing to remove. */
  remove(path: unknown): void {
    if (typeof path === "string" && path !== "") rmSync(join(this.folder, path), { force: true });
  }
}

/** Serves the stored pictures under `/media/`, to everybody, without listings. */
export async function serveMedia(app: FastifyInstance, media: Media): Promise<void> {
  await app.register(fastifyStatic, {
    root: media.folder,
    prefix: "/media/",
    index: false,
    redirect: false,
    dotfiles: "ignore",
    maxAge: "1d",
    immutable: true,
    setHeaders: (reply) => {
      reply.header("x-content-type-options", "nosniff");
      reply.header("content-security-policy", "default-src 'none'");
    },
  });
}
