import type { Readable } from 'node:stream';

/** Address under which the application itself serves stored files. */
export const UPLOADS_PATH = '/uploads/';

/** Address for browsers of a file that anyone may see. */
export const uploadUrl = (key: string) => `${UPLOADS_PATH}${key}`;

export interface PutOptions {
  /** Must be the type that the key's ending stands for. */
  readonly contentType: string;
  /** The bytes under this key never change, so anyone may keep them for ever. */
  readonly immutable?: boolean;
  /** False skips waiting for the disk; only for files that can be made again, e.g. while seeding. */
  readonly durable?: boolean;
}

export interface StoredFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/**
 * Where uploads live. Keys are lower-case, e.g. `k3v…-640.webp` or `private/k3v….jpg`; a method given anything else
 * throws. A put is seen whole or not at all.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, options: PutOptions): Promise<void>;
  /** Undefined where there is no such file. The caller reads or destroys the stream. */
  get(key: string): Promise<StoredFile | undefined>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is no failure. */
  delete(key: string): Promise<void>;
  /** Writes, reads and deletes a small file; throws what is wrong with the store. */
  check(): Promise<void>;
}
