/**
 * Reads what several metrics show, once for all that ask at the same time. Undefined where it cannot be read: a database
 * that is down must not hide all other numbers.
 */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined;
  return () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
}
