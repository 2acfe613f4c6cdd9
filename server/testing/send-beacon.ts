import type { TestApp } from './test-app.ts';

/** What a browser sends along with a beacon beside its body. */
export interface Beacon {
  /** Beside the token's. */
  readonly cookie?: string;
  /** The visitor's address, as the proxy reports it. */
  readonly address?: string;
}

/** Sends a batch of hits as a browser's beacon does: the token in the body, no header of one's own. */
export async function sendBeacon(
  app: TestApp,
  body: Record<string, unknown>,
  { cookie = '', address }: Beacon = {},
): Promise<Response> {
  const first = await fetch(`${app.url}/api/v1/site/`);
  const token = first.headers.getSetCookie().flatMap(line => /^XSRF-TOKEN=([^;]+)/.exec(line)?.[1] ?? [])[0];
  return fetch(`${app.url}/api/v1/analytics/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}; ${cookie}`,
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ xsrf_token: decodeURIComponent(token ?? ''), ...body }),
  });
}
