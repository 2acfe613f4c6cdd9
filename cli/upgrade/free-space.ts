import { statfs } from 'node:fs/promises';

const MEGABYTE = 1_048_576;

/** Bytes that this user may still write to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Bytes for people: whole megabytes, one where there is less. */
export const megabytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / MEGABYTE)).toLocaleString('en-US')} MB`;
