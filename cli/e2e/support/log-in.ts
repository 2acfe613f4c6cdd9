import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { BrowserContext, Cookie } from 'playwright-core';

type Who = keyof typeof ACCOUNTS;

/** Sessions of this run: a login for each test would spend the limit that guards accounts. */
const sessions = new Map<Who, Cookie[]>();

/** Logs a visitor's browser in by the API; pages opened afterwards are that account's. */
export async function logIn(context: BrowserContext, who: Who): Promise<void> {
  const cookies = sessions.get(who);
  if (cookies) {
    await context.addCookies(cookies);
    if ((await context.request.get('/api/v1/account/')).status() === 200) return;
    await context.clearCookies();
  }
  const { email, password } = ACCOUNTS[who];
  const answer = await write(context, 'POST', '/api/v1/login/', { email, password });
  if (answer.status() !== 200) throw new Error(`${email} could not log in: ${answer.status()} ${await answer.text()}`);
  const own = (await context.cookies()).filter(({ name }) => ['antam_session', 'XSRF-TOKEN'].includes(name));
  sessions.set(who, own);
}

/** A write by the API with the browser's cookies and token. */
export async function write(context: BrowserContext, method: string, path: string, data: unknown) {
  await context.request.get('/api/v1/site/');
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return context.request.fetch(path, { method, data, headers: { 'x-xsrf-token': decodeURIComponent(token) } });
}
