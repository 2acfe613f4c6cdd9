/** A page's errors without those that the browser itself logs for every failed answer: some tests expect one. */
export const unexpected = (mistakes: readonly string[]) =>
  mistakes.filter(text => !/^Failed to load resource/.test(text));
