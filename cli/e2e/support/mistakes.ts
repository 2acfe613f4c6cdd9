/** A page's mistakes without what the browser itself notes of every answer that is no success: some tests want one. */
export const unexpected = (mistakes: readonly string[]) =>
  mistakes.filter(text => !/^Failed to load resource/.test(text));
