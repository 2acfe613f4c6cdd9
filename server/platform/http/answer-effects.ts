/** What an answer does beside carrying a value: cookies, headers, another address. */
export interface AnswerEffects {
  /** A session begins with a token, or ends with `null`; undefined leaves it as it is. */
  session: { readonly token: string; readonly expiresAt: Date } | null | undefined;
  readonly cookies: Array<{ readonly name: string; readonly value: string | null; readonly maxAgeSeconds: number }>;
  readonly headers: Record<string, string>;
  location: string | undefined;
}

export function noEffects(): AnswerEffects {
  return { session: undefined, cookies: [], headers: {}, location: undefined };
}
