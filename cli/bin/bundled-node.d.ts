/** Node's options and environment for processes that answer for days. */
export declare const SERVER: { readonly flags: readonly string[]; readonly env: Readonly<Record<string, string>> };
