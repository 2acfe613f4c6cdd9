import { textOf } from '../platform/db/text.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { TestApp } from './test-app.ts';
import { createVisitor, type Request } from './visitor.ts';

/** A password that is good enough. */
export const GOOD_PASSWORD = 'một câu dài dễ nhớ';

/**
 * A visitor at a network address of their own, as limits count them. The app must be started with `trustProxy: 1`.
 */
export function visitorAt({ url }: TestApp, address: string): Request {
  const request = createVisitor(url);
  return (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    return request(path, { ...init, headers });
  };
}

/** Sends a JSON body. */
export function post(request: Request, path: string, body?: unknown): Promise<Response> {
  return request(path, { method: 'POST', ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

/** Sends a body as a browser without script does, with the token of its cookie. */
export async function postForm(request: Request, path: string, fields: Record<string, string>): Promise<Response> {
  const refused = await request('/api/v1/login/', { method: 'POST', headers: { 'x-xsrf-token': 'none' } });
  const token = /^XSRF-TOKEN=([^;]+)/.exec(refused.headers.getSetCookie().join('\n'))?.[1] ?? '';
  return request(path, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, xsrf_token: decodeURIComponent(token) }),
    headers: { 'x-xsrf-token': 'in the body' },
  });
}

/** The last mailed link below a path, for an address: its own path, or its secret alone. */
export function mailedLink(mails: readonly Mail[], to: string, below: string): { path: string; token: string } {
  const paths = mails
    .filter(mail => mail.to === to)
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`https?://[^/\\s]+(${below}([\\w-]{43})/)`, 'g'))]);
  const [, path = '', token = ''] = paths.at(-1) ?? [];
  if (!path) throw new Error(`No message to ${to} has a link below ${below}`);
  return { path, token };
}

/** Makes an account over HTTP; the visitor is logged in to it. */
export async function signUpAs(request: Request, email: string, more: Record<string, unknown> = {}): Promise<Request> {
  const body = { name: 'Trần Văn Minh', email, password: GOOD_PASSWORD, ...more };
  const answer = await post(request, '/dang-ky', body);
  if (answer.status !== 200) throw new Error(`The signup was answered with ${answer.status}`);
  return request;
}

/** Lets an account's address count as confirmed, as if its owner had opened the email message. */
export async function confirmAddress({ services: { db, clock } }: TestApp, email: string): Promise<void> {
  await db.transaction(unit =>
    textOf(unit).sql('update account set email_confirmed_at = ? where email = ?', [clock.now(), email]),
  );
}

/** Network addresses of visitors who have nothing to do with each other. */
export function manyVisitors(app: TestApp): () => Request {
  let last = 0;
  return () => {
    last += 1;
    return visitorAt(app, `203.0.113.${last}`);
  };
}
