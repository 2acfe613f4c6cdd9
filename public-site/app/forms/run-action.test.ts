import { data, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiProblem } from '../api/problem.ts';
import { ACCEPTED, type PageAction } from './form-result.ts';
import { runAction } from './run-action.ts';

const action: PageAction = async ({ request }) => {
  const values = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]));
  return data({ sentTo: '/xac-thuc/', values, status: ACCEPTED, problem: null });
};

const context = () => new RouterContextProvider();

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

it('a form is sent as it was when it was submitted, though its fields change while the code of its page is fetched', async () => {
  const form = formOf('<input name="on_load" value="1"><input name="email" value="an@example.vn">');
  const site = {
    findPage: async () => ({ path: '/xac-thuc/', load: async () => ({ Component: () => null, action }) }),
    context,
  };
  const sent = runAction(site, '/xac-thuc/', form);
  for (const input of form.querySelectorAll('input')) input.disabled = true;
  expect((await sent).values).toEqual({ on_load: '1', email: 'an@example.vn' });
});

it('a form of a page whose code cannot be fetched is not sent, and the failure has no status', async () => {
  const site = {
    findPage: async () => ({ path: '/xac-thuc/', load: () => Promise.reject(new TypeError('Failed to fetch')) }),
    context,
  };
  const failure = await runAction(site, '/xac-thuc/', formOf('')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiProblem);
  expect(failure).toMatchObject({ status: 0 });
});
