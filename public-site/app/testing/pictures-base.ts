import { vi } from 'vitest';

/**
 * A database of the browser in memory, as the pictures of drafts need it; answers what it holds.
 * @param isFree when what opens it first gets it
 */
export function stubPicturesBase(isFree: Promise<void> = Promise.resolve()): ReadonlyMap<IDBValidKey, unknown> {
  let first: Promise<void> | undefined = isFree;
  const held = new Map<IDBValidKey, unknown>();
  const store = {
    get: (id: IDBValidKey) => answering(() => held.get(id)),
    getAllKeys: () => answering(() => [...held.keys()]),
    put: (value: unknown, id: IDBValidKey) => answering(() => held.set(id, value)),
    delete: (id: IDBValidKey) => answering(() => held.delete(id)),
  };
  const base = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  const open = () => {
    const opened = answering(() => base, first);
    first = undefined;
    return opened;
  };
  vi.stubGlobal('indexedDB', { open });
  return held;
}

/** A request that does its work and says so later. */
function answering(work: () => unknown, isFree: Promise<void> = Promise.resolve()): EventTarget {
  const request = Object.assign(new EventTarget(), { result: undefined as unknown, onsuccess: () => undefined });
  void isFree.then(() => {
    request.result = work();
    request.dispatchEvent(new Event('success'));
    request.onsuccess();
  });
  return request;
}
