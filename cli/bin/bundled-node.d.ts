/** Node's options for processes that answer for days. */
export declare const SERVER_FLAGS: readonly string[];
