/** A page's errors without those that the browser itself logs for every failed answer: some tests expect one. */
export const unexpected = (mistakes: readonly string[]) =>
  mistakes.filter(text => !/^Failed to load resource/.test(text));

/** A page's errors without those that the browser logs for forms and confirmations that are refused. */
export const besidesRefusals = (mistakes: readonly string[]) => mistakes.filter(text => !/status of 422/.test(text));
