/*
 * Pictures that were chosen and not sent yet, in IndexedDB: local storage holds no files. A browser that has none, or
 * refuses, keeps no pictures; nothing here throws.
 */

import type { Draft } from './draft-store.ts';

const BASE = 'antam-drafts';
const STORE = 'pictures';

/** Whose pictures they are, beside the key of its form. */
type Owner = Pick<Draft, 'tab' | 'version'>;

const idOf = (key: string, { tab, version }: Owner): string => `${key}~${tab}~${version}`;

/** The pictures of a draft in their order; none where the browser keeps none. */
export async function readFiles(key: string, draft: Owner): Promise<File[]> {
  const found: unknown = await inStore('readonly', store => store.get(idOf(key, draft)));
  return Array.isArray(found) ? found.filter(file => file instanceof File) : [];
}

/** Replaces the pictures of a draft, which is written before them. */
export async function writeFiles(key: string, draft: Owner, files: readonly File[]): Promise<void> {
  await inStore('readwrite', store =>
    files.length === 0 ? store.delete(idOf(key, draft)) : store.put([...files], idOf(key, draft)),
  );
}

/**
 * Keeps only the pictures of drafts.
 * @param drafts reads which there are: within the step that deletes, as another tab may be taking some over
 */
export async function keepFiles(drafts: () => readonly { key: string; draft: Owner }[]): Promise<void> {
  await inStore('readwrite', store => {
    const asked = store.getAllKeys();
    asked.addEventListener('success', () => {
      const kept = new Set<IDBValidKey>(drafts().map(({ key, draft }) => idOf(key, draft)));
      for (const id of asked.result) if (!kept.has(id)) store.delete(id);
    });
    return asked;
  });
}

/** Runs one request; undefined where it failed. */
async function inStore(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const base = await opened();
    try {
      return await answered(ask(base.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      base.close();
    }
  } catch {
    return undefined;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(BASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answered(request);
}

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
