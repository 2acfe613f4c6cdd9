import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkStore, type FileStore, type PutOptions, requireKey, type StoredFile } from './file-store.ts';
import { makeFolder } from './make-folder.ts';
import { StoreFault } from './store-fault.ts';
import { removeUnfinished } from './unfinished-files.ts';
import { createWriteWatch } from './write-watch.ts';

/** Stores files in a folder, in subfolders by the first letters of their names. */
export function createFolderStore(folder: string): FileStore {
  const madeFolders = new Set<string>();
  const writes = createWriteWatch();
  const store = {
    put: async (key: string, bytes: Uint8Array, options: PutOptions) => {
      if (options.contentType !== requireKey(key)) throw new Error(`${key} cannot hold ${options.contentType}`);
      await writes.run(bytes.byteLength, () => putFile(folder, madeFolders, key, bytes, options));
    },
    get: (key: string) => openFile(pathOf(folder, key), requireKey(key)),
    exists: async (key: string) => (await ignoreAbsence(stat(pathOf(folder, key))))?.isFile() ?? false,
    delete: async (key: string) => {
      const file = pathOf(folder, key);
      await writes.run(0, () => rm(file, { force: true }));
    },
  };
  return {
    ...store,
    check: () => checkStore(store),
    isFailing: writes.isFailing,
    removeLeftovers: () => removeUnfinished(folder),
  };
}

/**
 * Where the folder has the file of a key, with slashes. A folder with a hundred thousand entries is slow to list and to
 * back up, so files are spread over 36² subfolders.
 */
export function fileOfKey(key: string): string {
  requireKey(key);
  const parents = key.split('/');
  const name = parents.pop() ?? '';
  return path.posix.join(...parents, name.slice(0, 2).replace('.', '_'), name);
}

const pathOf = (folder: string, key: string): string => path.join(folder, fileOfKey(key));

async function putFile(
  folder: string,
  madeFolders: Set<string>,
  key: string,
  bytes: Uint8Array,
  options: PutOptions,
): Promise<void> {
  const target = pathOf(folder, key);
  const parent = path.dirname(target);
  if (!madeFolders.has(parent)) {
    makeFolder(parent);
    madeFolders.add(parent);
  }
  const temporary = path.join(parent, `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: options.durable !== false });
    await rename(temporary, target);
  } catch (error) {
    madeFolders.delete(parent);
    await rm(temporary, { force: true });
    throw error;
  }
}

async function openFile(file: string, contentType: string): Promise<StoredFile | undefined> {
  const handle = await ignoreAbsence(open(file, 'r'));
  if (handle === undefined) return undefined;
  try {
    const { size } = await handle.stat();
    return { stream: handle.createReadStream(), size, contentType };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Answers undefined for what is not there; throws a fault of the store. */
async function ignoreAbsence<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return;
    throw StoreFault.from(error);
  }
}
