import type { Tag } from '../cache/tag.ts';

/** What an answer does beside carrying a value: cookies, headers, another address. */
export interface AnswerEffects {
  /** A session begins with a token, or ends with `null`; undefined leaves it as it is. */
  session: { readonly token: string; readonly expiresAt: Date } | null | undefined;
  readonly cookies: Array<{ readonly name: string; readonly value: string | null; readonly maxAgeSeconds: number }>;
  readonly headers: Record<string, string>;
  location: string | undefined;
  /** A file in place of a value, to be kept under a name. */
  file: AnswerFile | undefined;
  /** What the answer shows; undefined where the endpoint does not tell. */
  tags: Tag[] | undefined;
}

export interface AnswerFile {
  /** ASCII, without quotes. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export function noEffects(): AnswerEffects {
  return { session: undefined, cookies: [], headers: {}, location: undefined, file: undefined, tags: undefined };
}
