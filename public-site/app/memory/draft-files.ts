/*
 * Pictures that were chosen and not sent yet, in IndexedDB: local storage holds no files. A browser that has none, or
 * refuses, keeps no pictures; nothing here throws.
 */

const BASE = 'antam-drafts';
const STORE = 'pictures';

const idOf = (key: string, tab: string): string => `${key}~${tab}`;

/** The pictures of a draft in their order; none where the browser keeps none. */
export async function readFiles(key: string, tab: string): Promise<File[]> {
  const found: unknown = await inStore('readonly', store => store.get(idOf(key, tab)));
  return Array.isArray(found) ? found.filter(file => file instanceof File) : [];
}

/** Replaces the pictures of a draft. */
export async function writeFiles(key: string, tab: string, files: readonly File[]): Promise<void> {
  await inStore('readwrite', store =>
    files.length === 0 ? store.delete(idOf(key, tab)) : store.put([...files], idOf(key, tab)),
  );
}

/** Keeps only the pictures of these drafts, each by its key and tab. */
export async function keepFiles(drafts: readonly { key: string; tab: string }[]): Promise<void> {
  const kept = new Set(drafts.map(({ key, tab }) => idOf(key, tab)));
  const ids = await inStore('readonly', store => store.getAllKeys());
  for (const id of Array.isArray(ids) ? ids : []) {
    if (!kept.has(id)) await inStore('readwrite', store => store.delete(id));
  }
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
