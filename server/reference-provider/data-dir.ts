import { mkdirSync, statSync } from "node:fs";
import { access, constants } from "node:fs/promises";
import { dirname } from "node:path";
import { BadSettings } from "./settings.ts";

/** The last two are of links to nowhere, such as to a disk that is not mounted. */
const refusals = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT", "ELOOP"];
/** SQLITE_PERM, SQLITE_READONLY and SQLITE_CANTOPEN; the higher bytes of a code hold details. */
const sqliteRefusals = [3, 8, 14];
const diskFaults = ["ENOSPC", "EDQUOT", "EIO"];
/** SQLITE_IOERR and SQLITE_FULL. */
const sqliteDiskFaults = [10, 13];

/**
 * Does work that needs the directory, which is created for its owner only if it does not exist. Throws BadSettings if
 * this user cannot use it; a full or broken disk is named, too.
 */
export async function inDataDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    makeDirectory(dataDir);
    return await work();
  } catch (error) {
    if (hasCode(error, refusals, sqliteRefusals)) throw new BadSettings(needs(dataDir));
    if (hasCode(error, diskFaults, sqliteDiskFaults))
      throw new Error(`The demo cannot start: DATA_DIR (${dataDir}) cannot be written: ${(error as Error).message}`);
    throw error;
  }
}

/**
 * Creates the directory and those above it for their owner only; false if it exists. Not by Node's `recursive`, which
 * never ends where the system creates nothing and says ENOENT, as in /proc.
 */
export function makeDirectory(path: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
  makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
  return true;
}

/** Throws BadSettings if this user cannot use the directory; its content is not checked. */
export const requireDataDir = (dataDir: string): Promise<void> =>
  inDataDir(dataDir, () => access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK));

function hasCode(error: unknown, codes: readonly string[], sqliteCodes: readonly number[]): boolean {
  const { code = "", errcode = 0 } = error as { code?: string; errcode?: number };
  return codes.includes(code) || (code === "ERR_SQLITE_ERROR" && sqliteCodes.includes(errcode & 0xff));
}

const needs = (dataDir: string): string =>
  `The demo cannot start: DATA_DIR (${dataDir}) must be a directory that this user (uid ${process.getuid?.()}, gid ${process.getgid?.()}) can read and write, with all that is in it`;

/**
 * If the group may write to the directory, everything in it belongs to the group: container platforms run each start as
 * another user of one group.
 */
function isShared(dataDir: string): boolean {
  const { mode = 0 } = statSync(dataDir, { throwIfNoEntry: false }) ?? {};
  return (mode & 0o020) !== 0;
}

/** The mode of the keys and of the database. */
export const fileMode = (dataDir: string): number => (isShared(dataDir) ? 0o660 : 0o600);

/** The umask for everything created in the directory. */
export const umaskFor = (dataDir: string): number => (isShared(dataDir) ? 0o007 : 0o077);
