import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { Answer, Caller } from './caller.ts';
import { beginSession, product } from './product.ts';

/** Who has an account of the worlds. */
export type Who = keyof typeof ACCOUNTS;

/** Logs a visitor's browser in; pages opened afterwards are that account's. Staff have shown their second factor. */
export async function logIn(context: Caller, who: Who): Promise<void> {
  const { email, role } = ACCOUNTS[who];
  const secondFactor = ['moderator', 'editor', 'admin'].includes(role);
  // The token belongs to the session before.
  await context.clearCookies({ name: 'XSRF-TOKEN' });
  const value = await beginSession(email, { secondFactor });
  await context.addCookies([{ name: 'antam_session', value, url: product.origin, httpOnly: true, sameSite: 'Lax' }]);
}

/** A write by the API with the browser's cookies and token. */
export async function write(context: Caller, method: string, path: string, data: unknown): Promise<Answer> {
  await context.request.get('/api/v1/site/');
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return context.request.fetch(path, { method, data, headers: { 'x-xsrf-token': decodeURIComponent(token) } });
}
