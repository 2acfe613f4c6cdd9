import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoleVisitors, type OpenBrowser } from '../testing/role-visitors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { encoded, type TextCall, textCalls, withText } from '../testing/text-calls.ts';
import { overfullColumns } from '../testing/text-columns.ts';

let app: TestApp;
let openBrowser: OpenBrowser;
let calls: ReadonlyMap<string, TextCall>;
let made = 0;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  openBrowser = await createRoleVisitors(app);
  calls = new Map((await textCalls(app, await openBrowser('admin'))).map(each => [each.call, each]));
});
afterAll(() => app.close());

const CALLS = [
  'POST /api/admin/places/',
  'PUT /api/admin/places/:id/',
  'POST /api/admin/professionals/',
  'PUT /api/admin/professionals/:id/',
  'POST /api/admin/places/:id/pictures/',
  'PUT /api/admin/places/:id/pictures/:picture/',
  'POST /api/admin/professionals/:id/pictures/',
  'POST /api/admin/accounts/',
  'PUT /api/admin/provider-applications/:id/',
  'POST /api/v1/signup/',
  'PUT /api/v1/account/',
];

/** Composed, it is three letters long. */
const GROWS_COMPOSED = '\ufb2c';
/** In lower case, it is two letters long. */
const GROWS_IN_LOWER_CASE = '\u0130';
const WORDS = /\p{L}+ .*\p{L}/u;
/** As many letters as a field takes, which may become more on the way to its column. */
const growing = (most: number) => [
  GROWS_COMPOSED.repeat(most),
  GROWS_IN_LOWER_CASE.repeat(most),
  `${GROWS_IN_LOWER_CASE.repeat(most - '@thu.example'.length)}@thu.example`,
];

/** Makes the call, by default as it should be, in a browser of its own. */
async function send(name: string, field?: string, text = ''): Promise<Response> {
  const call = calls.get(name);
  if (!call) throw new Error(`No call ${name}`);
  made += 1;
  const { path, body } = await call.make(made);
  const request = await openBrowser(call.who);
  const sent = await encoded(field === undefined ? body : withText(body, field, text));
  return request(path, { method: name.split(' ')[0] ?? '', body: sent });
}

describe.each(CALLS)('a long text in %s', name => {
  it('is refused with a message at its field', async () => {
    expect((await send(name)).status).toBe(200);
    for (const [field, most] of Object.entries(calls.get(name)?.texts ?? {})) {
      const answer = await send(name, field, 'x'.repeat(most + 1));
      const problem: unknown = await answer.json();
      expect([field, answer.status, messagesAt(problem, field)[0]]).toEqual([field, 422, expect.stringMatching(WORDS)]);
    }
  });

  it('is never answered with a 5xx, and never stored longer than its column allows', async () => {
    for (const [field, most] of Object.entries(calls.get(name)?.texts ?? {})) {
      for (const text of growing(most)) {
        const { status } = await send(name, field, text);
        expect([200, 422], `${status}: ${field} of ${text.slice(0, 1)}`).toContain(status);
      }
    }
    expect(await overfullColumns(app.services.db)).toEqual([]);
  });
});

/** What a problem says at a field, or at one of a list's. */
function messagesAt(problem: unknown, field: string): unknown[] {
  const [name = ''] = field.split('.');
  const fields = Object.entries(Object(problem)).filter(([at]) => at.split('.')[0] === name);
  return fields.flatMap(([, messages]) => (Array.isArray(messages) ? messages : []));
}

it('every call that takes a long text is tried', () => {
  expect([...calls.keys()].sort()).toEqual([...CALLS].sort());
});
