import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import fastifyStatic from "@fastify/static";
import type { Upload } from "./engine/body.ts";

export type FileType = "png" | "jpg" | "pdf";

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pdfStart = Buffer.from("%PDF-");

/** The type of a file's content, whatever its name says; undefined if the type is not accepted. */
export function fileType(bytes: Buffer): FileType | undefined {
  const begins = (start: Buffer) => bytes.subarray(0, start.length).equals(start);
  if (begins(pngStart) && bytes.toString("latin1", 12, 16) === "IHDR") return "png";
  if (begins(jpegStart)) return "jpg";
  return begins(pdfStart) ? "pdf" : undefined;
}

/** The stored files, by path below one folder. */
export class Media {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Stores a checked upload under an unguessable name; returns its path. */
  save(family: string, { bytes }: Pick<Upload, "bytes">): string {
    const path = `${family}/${randomUUID()}.${fileType(bytes)}`;
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(file, bytes);
    } catch (error) {
      // A full disk keeps the beginning of a file.
      rmSync(file, { force: true });
      throw error;
    }
    return path;
  }

  /** Removes a stored file; anything that is not a path is ignored. */
  remove(path: unknown): void {
    if (typeof path === "string" && path !== "") rmSync(join(this.folder, path), { force: true });
  }
}

/** Serves the stored files under `/media/`, to everybody, without listings. */
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
