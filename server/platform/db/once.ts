/** Something that is made when first asked for, and then kept. */
export interface Once<T> {
  /** Makes it or waits for it; after a failure the next call tries again. */
  get(): Promise<T>;
  /** What `get` has made or is making; undefined when nobody has asked, or when making it failed. */
  made(): Promise<T | undefined>;
}

/** Makes a thing at its first use, once for all who ask at the same time. */
export function once<T>(make: () => Promise<T>): Once<T> {
  let value: Promise<T> | undefined;
  return {
    get: () => {
      value ??= make().catch(error => {
        value = undefined;
        throw error;
      });
      return value;
    },
    made: async () => value?.catch(() => undefined),
  };
}
