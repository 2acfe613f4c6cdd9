import { describe, expect, it } from 'vitest';
import { createHttp } from '../providers/http.ts';
import { keepSession } from '../providers/keep-session.ts';
import { createFakeServer, problem } from '../testing/fake-server.ts';
import { createLoginAgain } from './login-again.ts';

/** A server that knows nobody until `logIn`. */
function start() {
  let isKnown = false;
  const server = createFakeServer(() => (isKnown ? { json: { id: 7 } } : problem(401, 'UNAUTHENTICATED')));
  const again = createLoginAgain();
  const logIn = () => {
    isKnown = true;
    again.answer(true);
  };
  return { ...server, again, logIn, http: keepSession(createHttp(server.send), again.ask) };
}

describe('a call after the end of the session', () => {
  it('waits for a login while a form is open, and is then made again', async () => {
    const { again, logIn, http, calls } = start();
    again.hold();
    const answers = [http('/api/admin/places/7', { method: 'PUT', body: '{"name":"Mới"}' }), http('/api/admin/terms')];
    await expect.poll(again.isAsked).toBe(true);
    logIn();
    expect((await Promise.all(answers)).map(({ json }) => json)).toEqual([{ id: 7 }, { id: 7 }]);
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { name: 'Mới' },
      { name: 'Mới' },
    ]);
    expect(again.isAsked()).toBe(false);
  });

  it('fails at once where no form is open, or none any more', async () => {
    const { again, http } = start();
    await expect(http('/api/admin/places')).rejects.toMatchObject({ status: 401 });
    again.hold()();
    await expect(http('/api/admin/places')).rejects.toMatchObject({ status: 401 });
    expect(again.isAsked()).toBe(false);
  });

  it('is not repeated for other refusals', async () => {
    const server = createFakeServer(() => problem(403, 'FORBIDDEN'));
    const again = createLoginAgain();
    again.hold();
    await expect(keepSession(createHttp(server.send), again.ask)('/api/admin/x')).rejects.toMatchObject({
      status: 403,
    });
    expect([server.calls.length, again.isAsked()]).toEqual([1, false]);
  });
});
