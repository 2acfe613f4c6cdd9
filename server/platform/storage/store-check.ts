import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from './file-store.ts';

/** Writes, reads back and deletes a small file; throws what is wrong with the store. */
export async function checkStore(files: Pick<FileStore, 'put' | 'get' | 'delete'>): Promise<void> {
  const key = `check/${randomUUID()}.bin`;
  const bytes = Buffer.from(key);
  await files.put(key, bytes, { contentType: 'application/octet-stream' });
  const found = await files.get(key);
  const read = found === undefined ? undefined : await buffer(found.stream);
  await files.delete(key);
  if (!read?.equals(bytes)) throw new Error('The store did not give back what was put into it.');
}
