import type { Config } from '@antam/server/platform/env/config.ts';
import { createFileStore } from '@antam/server/platform/storage/create-file-store.ts';
import type { FileStore, PutOptions } from '@antam/server/platform/storage/file-store.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { plainCause } from '../io/plain-cause.ts';

/** The object store as backups use it: a failure is reported as one line, with its exit code. */
export interface BackupStore {
  put(key: string, bytes: Uint8Array, options: PutOptions): Promise<void>;
  /** The whole object; undefined where there is none. */
  read(key: string): Promise<Buffer | undefined>;
  delete(key: string): Promise<void>;
}

/** Longest pause between two pieces of an object, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The store of the uploads, to which backups may go; undefined where a folder is in its place. */
export const storeOf = ({ storage }: Pick<Config, 'storage'>): BackupStore | undefined =>
  storage.kind === 's3' ? openStore(createFileStore(storage)) : undefined;

/** @param patienceMs how long the store may be silent amid an object */
export const openStore = (files: Pick<FileStore, 'put' | 'get' | 'delete'>, patienceMs = PATIENCE_MS): BackupStore => ({
  put: (key, bytes, options) => told(files.put(key, bytes, options)),
  read: key => told(readWhole(files, key, patienceMs)),
  delete: key => told(files.delete(key)),
});

async function readWhole(files: Pick<FileStore, 'get'>, key: string, patienceMs: number): Promise<Buffer | undefined> {
  const stored = await files.get(key);
  if (!stored) return undefined;
  const { stream } = stored;
  const late = setTimeout(() => stream.destroy(new Error(`Object store was silent to GET ${key}`)), patienceMs);
  try {
    const pieces: Buffer[] = [];
    for await (const piece of stream) {
      pieces.push(piece);
      late.refresh();
    }
    return Buffer.concat(pieces);
  } finally {
    clearTimeout(late);
  }
}

async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { what, look = 'see its own log' } = plainCause(error);
    throw new Failure(`The object store of ANTAM_STORAGE: ${what}: ${look}`, EXIT.unreachable, { cause: error });
  }
}
