/** Node's options for processes that answer for days. */
export const SERVER_FLAGS: readonly string[];
