import type { APIResponse } from 'playwright-core';

/** What a call was answered. */
export type Answer = Pick<APIResponse, 'status' | 'ok' | 'headers' | 'text' | 'json' | 'body'>;

/** What a call says beside its path. */
export interface CallOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  /** 0 answers a redirect itself. */
  readonly maxRedirects?: number;
}

interface CookieToAdd {
  readonly name: string;
  readonly value: string;
  readonly url: string;
  readonly httpOnly?: boolean;
  readonly sameSite?: 'Lax';
}

/** What has cookies and calls the API with them: a context of the browser, or a visitor over HTTP alone. */
export interface Caller {
  readonly request: {
    get(path: string, options?: Omit<CallOptions, 'method' | 'data'>): Promise<Answer>;
    fetch(path: string, options?: CallOptions): Promise<Answer>;
  };
  cookies(): Promise<ReadonlyArray<{ readonly name: string; readonly value: string }>>;
  addCookies(cookies: readonly CookieToAdd[]): Promise<void>;
  clearCookies(options?: { readonly name?: string }): Promise<void>;
}
