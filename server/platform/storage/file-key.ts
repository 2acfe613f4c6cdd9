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
 * Content type of a stored file by its key's ending, or undefined where the key is not one of ours: a few lower-case
 * folders, one name and a known ending, so no dots, no backslashes and no path leads outside of the store.
 */
export function contentTypeOfKey(key: string): string | undefined {
  const ending = KEY.exec(key)?.[1];
  return ending === undefined ? undefined : CONTENT_TYPES.get(ending);
}

/** Returns the key's content type; throws on a key that is not one of ours, which is a fault of the caller. */
export function requireKey(key: string): string {
  const contentType = contentTypeOfKey(key);
  if (contentType === undefined) throw new Error(`Not a file key: ${JSON.stringify(key.slice(0, 120))}`);
  return contentType;
}
