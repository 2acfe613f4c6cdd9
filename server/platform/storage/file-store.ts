import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Address under which the application itself serves stored files. */
export const UPLOADS_PATH = '/uploads/';

/** Address for browsers of a public file. */
export const uploadUrl = (key: string) => `${UPLOADS_PATH}${key}`;

export interface PutOptions {
  /** Must be the type of the key's ending. */
  readonly contentType: string;
  /** False skips waiting for the disk; only for files that can be generated again, e.g. while seeding. */
  readonly durable?: boolean;
}

export interface StoredFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/**
 * The store of uploaded files. Keys are lower-case, e.g. `k3v…-640.webp` or `private/k3v….jpg`; methods throw on any other
 * key. A file is visible whole or not at all. Where the store itself fails they throw a `StoreFault`.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, options: PutOptions): Promise<void>;
  /** Undefined where there is no such file. The caller reads or destroys the stream. */
  get(key: string): Promise<StoredFile | undefined>;
  exists(key: string): Promise<boolean>;
  /** Deleting a missing file is no failure. */
  delete(key: string): Promise<void>;
  /** Writes, reads and deletes a small file; throws where the store does not work. */
  check(): Promise<void>;
  /** Whether files cannot be written at the moment, as far as this process has tried. */
  isFailing(): boolean;
  /** Removes what writes of killed processes have left behind more than a day ago; answers how many files. */
  removeLeftovers(): Promise<number>;
}

const KEY = /^(?:[a-z0-9][a-z0-9_-]{0,79}\/){0,2}[a-z0-9][a-z0-9_-]{0,99}\.([a-z0-9]{2,5})$/;

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['csv', 'text/csv; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['bin', 'application/octet-stream'],
]);

/**
 * Content type of a stored file by its key's ending; undefined for an invalid key. A valid key has up to two lower-case
 * folders, a name and a known ending: without dots and backslashes, no key leads outside of the store.
 */
export function contentTypeOfKey(key: string): string | undefined {
  const ending = KEY.exec(key)?.[1];
  return ending === undefined ? undefined : CONTENT_TYPES.get(ending);
}

/** Returns the key's content type; throws on an invalid key, which is a bug of the caller. */
export function requireKey(key: string): string {
  const contentType = contentTypeOfKey(key);
  if (contentType === undefined) throw new Error(`Not a file key: ${JSON.stringify(key.slice(0, 120))}`);
  return contentType;
}

/** The check of a {@link FileStore}: writes, reads back and deletes a small file. */
export async function checkStore(files: Pick<FileStore, 'put' | 'get' | 'delete'>): Promise<void> {
  const key = `check/${randomUUID()}.bin`;
  const bytes = Buffer.from(key);
  await files.put(key, bytes, { contentType: 'application/octet-stream' });
  const found = await files.get(key);
  const read = found === undefined ? undefined : await buffer(found.stream);
  await files.delete(key);
  if (!read?.equals(bytes)) throw new Error('The store did not give back what was put into it.');
}
