import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { BrowserContext } from 'playwright-core';

/** Logs a visitor's browser in by the API; pages opened afterwards are that account's. */
export async function logIn(context: BrowserContext, who: keyof typeof ACCOUNTS): Promise<void> {
  const { email, password } = ACCOUNTS[who];
  const answer = await write(context, 'POST', '/api/v1/login/', { email, password });
  if (answer.status() !== 200) throw new Error(`${email} could not log in: ${answer.status()} ${await answer.text()}`);
}

/** A write by the API with the browser's cookies and token. */
export async function write(context: BrowserContext, method: string, path: string, data: unknown) {
  await context.request.get('/api/v1/site/');
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return context.request.fetch(path, { method, data, headers: { 'x-xsrf-token': decodeURIComponent(token) } });
}
