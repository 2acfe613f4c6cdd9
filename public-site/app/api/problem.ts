/** A call of the API that failed: what `application/problem+json` said, or `status` 0 when no answer came at all. */
export class ApiProblem extends Error {
  readonly status: number;
  /** Stable English code, `not_found`; `offline` without an answer, `unknown` when the answer was no problem document. */
  readonly code: string;
  /** Vietnamese sentence for the visitor, if the API gave one. */
  readonly detail: string | null;
  /** Opaque id that is also in the server's log. */
  readonly error_id: string | null;
  /** The parsed answer, for the shapes that the specification fixes (`["LOGIN_REQUIRED"]`, `{field: ["…"]}`). */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const code = textOf(body, 'code') ?? (status === 0 ? 'offline' : 'unknown');
    super(`API answered ${status} ${code}`);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.detail = textOf(body, 'detail');
    this.error_id = textOf(body, 'error_id');
    this.body = body;
  }
}

/** Whether a token was refused that had run out: nothing was done, and the refusal brought a fresh one. */
export const isStaleToken = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'XSRF';

/** Makes a call, and once more where its token had run out. */
export const onceMoreIfStale = <Value>(call: () => Promise<Value>): Promise<Value> =>
  call().catch(error => (isStaleToken(error) ? call() : Promise.reject(error)));

function textOf(body: unknown, key: string): string | null {
  if (typeof body !== 'object' || body === null || !(key in body)) return null;
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value : null;
}
