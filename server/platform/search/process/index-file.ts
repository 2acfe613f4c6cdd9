import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { makeFolder } from '../../storage/make-folder.ts';
import type { Kind } from '../document-key.ts';
import type { BuiltSegment } from './build-index.ts';

/** Keeps a base on the disk of this machine, so that the next process need not build one. */
export interface IndexFile {
  /** What was saved last; undefined where there is nothing, or nothing that can be used. */
  read(): Promise<BuiltSegment | undefined>;
  /** Saves a base in the place of what is there. Another process may do so at the same time. */
  write(built: BuiltSegment): Promise<void>;
}

/** The file begins with JSON, filled up with spaces to this length, so that the segment behind it can be read into place. */
const HEADER_BYTES = 1_024;
/** Read at once: what is checked meanwhile keeps others waiting for some milliseconds at most. */
const PIECE_BYTES = 8 * 1_048_576;

const header = z.object({
  kinds: z.string(),
  version: z.number().int(),
  world: z.string(),
  bytes: z.number().int(),
  crc: z.number().int(),
});

/** A file of bases for these kinds. Its folder is made where it is missing. */
export function indexFile(file: string, kinds: readonly Kind[]): IndexFile {
  const signature = signatureOf(kinds);
  return {
    read: () => opened(file, 'r', handle => readFrom(handle, signature)).catch(() => undefined),
    write: async built => {
      makeFolder(path.dirname(file));
      // A name of its own: processes that start together on one machine build, and save, at the same time.
      const unfinished = `${file}.${randomUUID()}.unfinished`;
      try {
        await opened(unfinished, 'w', handle => writeTo(handle, signature, built));
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

/** Changes with the kinds that are found in the process, so that a release with another one builds its own base. */
function signatureOf(kinds: readonly Kind[]): string {
  const found = kinds.filter(kind => !kind.hasLongTexts);
  return found
    .map(({ number }) => number)
    .sort((a, b) => a - b)
    .join(' ');
}

/** Opens a file, and closes it whatever becomes of the work. */
async function opened<T>(file: string, flags: 'r' | 'w', work: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file, flags, 0o600);
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

async function readFrom(handle: FileHandle, signature: string): Promise<BuiltSegment | undefined> {
  const start = Buffer.alloc(HEADER_BYTES);
  await handle.read(start, 0, HEADER_BYTES, 0);
  const { kinds, version, world, bytes, crc } = header.parse(JSON.parse(start.toString()));
  const { size } = await handle.stat();
  if (kinds !== signature || size !== HEADER_BYTES + bytes) return undefined;
  const buffer = new ArrayBuffer(bytes);
  let found = 0;
  for (let at = 0; at < bytes; at += PIECE_BYTES) {
    const piece = new Uint8Array(buffer, at, Math.min(PIECE_BYTES, bytes - at));
    const { bytesRead } = await handle.read(piece, 0, piece.length, HEADER_BYTES + at);
    if (bytesRead < piece.length) return undefined;
    found = crc32(piece, found);
  }
  return found === crc ? { buffer, version, world } : undefined;
}

async function writeTo(handle: FileHandle, kinds: string, { buffer, version, world }: BuiltSegment): Promise<void> {
  const bytes = buffer.byteLength;
  const pieces = Array.from(
    { length: Math.ceil(bytes / PIECE_BYTES) },
    (_, at) => new Uint8Array(buffer, at * PIECE_BYTES, Math.min(PIECE_BYTES, bytes - at * PIECE_BYTES)),
  );
  let crc = 0;
  for (const [at, piece] of pieces.entries()) {
    await handle.write(piece, 0, piece.length, HEADER_BYTES + at * PIECE_BYTES);
    crc = crc32(piece, crc);
  }
  const start = Buffer.alloc(HEADER_BYTES, ' ');
  start.write(JSON.stringify({ kinds, version, world, bytes, crc } satisfies z.infer<typeof header>));
  await handle.write(start, 0, HEADER_BYTES, 0);
}
