import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { browserApi } from '../api/browser-api.ts';
import { ApiProblem } from '../api/problem.ts';
import { siteContext } from '../loading/site-context.ts';
import { cookieJar } from '../memory/cookie-jar.ts';
import { type ActionInput, type ActionOutcome, pageAction } from './page-action.ts';

/** Sends fields to an action as the router in a browser does. */
async function send(run: (input: ActionInput) => Promise<ActionOutcome>, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    api: browserApi,
    cookies: cookieJar(''),
    origin: 'https://antam.example',
    formToken: '',
    frame: () => Promise.reject(new Error('not asked for')),
  });
  const request = new Request('https://antam.example/a/?b=1', { method: 'POST', body: new URLSearchParams(fields) });
  const args: ActionFunctionArgs = { request, params: {}, context, pattern: '/a/', url: new URL(request.url) };
  const answer = await pageAction(run)(args);
  if (answer instanceof Response) throw new Error('The action leads elsewhere');
  return answer;
}

const refusal = (code: string) => Promise.reject(new ApiProblem(403, { code }));

it('an action tries once more with the token that a refusal has renewed', async () => {
  const run = vi.fn(async (): Promise<ActionOutcome> => ({ answer: 'taken' }));
  run.mockImplementationOnce(() => refusal('XSRF'));
  expect((await send(run, {})).data).toMatchObject({ sentTo: '/a/?b=1', status: 200, problem: null, answer: 'taken' });
  expect(run).toHaveBeenCalledTimes(2);
});

it('an action does not try a third time, nor again after any other refusal', async () => {
  const run = vi.fn(() => refusal('XSRF'));
  expect((await send(run, {})).data).toMatchObject({ status: 403, problem: { code: 'XSRF' } });
  expect(run).toHaveBeenCalledTimes(2);
  run.mockImplementation(() => refusal('LOGIN_FAILED'));
  expect((await send(run, {})).data).toMatchObject({ problem: { code: 'LOGIN_FAILED' } });
  expect(run).toHaveBeenCalledTimes(3);
});

it('a refusal returns what was typed, but no secret and no text that is too long for any form', async () => {
  const fields = { name: 'Mai', password: 'x', new_password: 'x', code: '1', mail_code: '1', xsrf_token: 't' };
  const { data } = await send(() => refusal('ANY'), { ...fields, text: 'x'.repeat(2_001) });
  expect(data.values).toEqual({ name: 'Mai' });
});

it('a missing answer is a failure that does not reload the page’s data', async () => {
  const { data, init } = await send(() => Promise.reject(new ApiProblem(0, null)), {});
  expect([data.status, init?.status]).toEqual([0, 503]);
});

it('an error that does not come from the API leads to the error page', async () => {
  await expect(send(() => Promise.reject(new TypeError('a mistake')), {})).rejects.toThrow('a mistake');
});
