import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Secret } from '../platform/env/secret.ts';
import { cookieNames } from '../platform/http/cookies.ts';
import { ACCESS } from '../testing/access-table.ts';
import { type FakeIdentityProvider, startFakeIdentityProvider } from '../testing/fake-identity-provider.ts';
import { createFormSite, type FormSite, formResultIn } from '../testing/form-site.ts';
import { FORMS } from '../testing/form-table.ts';
import { createRoleVisitors, type OpenBrowser, ROLE_VISITORS, type RoleVisitor } from '../testing/role-visitors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';
import { FEATURES } from './features.ts';
import { openApiEndpoint } from './openapi-endpoint.ts';

let provider: FakeIdentityProvider;
let site: FormSite;
let app: TestApp;
let openBrowser: OpenBrowser;
const browsers = new Map<RoleVisitor, Request>();
beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  site = await createFormSite();
  const client = { clientId: 'client', clientSecret: new Secret('a secret of the client') };
  // Google is declared by the same lines, but would be asked for its addresses over the network.
  const socialLogin = { demo: provider.config, facebook: client, zalo: client };
  app = await startTestApp({ world: 'tiny', site, config: { trustProxy: 1, socialLogin } });
  openBrowser = await createRoleVisitors(app);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const CALLS = Object.keys(ACCESS);
const WRITES = CALLS.filter(call => !call.startsWith('GET ') && !ACCESS[call]?.needsNoToken);
const STAFF_CALLS = CALLS.filter(call => call.includes(' /api/admin/'));
const VISITORS_CALLS = CALLS.filter(call => !STAFF_CALLS.includes(call));

/** Every endpoint of the server as it runs. */
function declared(): string[] {
  const endpoints = FEATURES.flatMap(feature => feature.endpoints(app.services));
  const all = [...endpoints, openApiEndpoint(app.services.config, [])];
  return all.map(({ method, path }) => `${method} ${path}`);
}

interface Answer {
  readonly status: number;
  readonly code: unknown;
}

/** Names records that nobody has, so that a visitor who may call changes nothing. */
async function ask(who: RoleVisitor, call: string, init: RequestInit = {}): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ');
  const request = browsers.get(who) ?? (await openBrowser(who));
  browsers.set(who, request);
  const body = method === 'GET' ? {} : { body: JSON.stringify(ACCESS[call]?.body ?? {}) };
  const answer = await request(path.replace(/:\w+/g, '99999999'), { method, ...body, ...init });
  const { session } = cookieNames(app.services.config);
  if (answer.headers.getSetCookie().some(cookie => cookie.startsWith(`${session}=;`))) browsers.delete(who);
  const text = await answer.text();
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  return { status: answer.status, code: isProblem ? codeIn(JSON.parse(text)) : formResultIn(text)?.problem?.code };
}

/** Where the specification wants a list of what is wrong it begins with the code. */
const codeIn = (problem: unknown): unknown => (Array.isArray(problem) ? problem[0] : Object(problem).code);

const outcome = ({ status }: Answer) => (status === 401 || status === 403 || status >= 500 ? status : 'may');
const refusalOf = (call: string, who: RoleVisitor) =>
  who === 'anonymous' ? (ACCESS[call]?.anonymousStatus ?? 401) : 403;
const mayCall = (call: string, who: RoleVisitor) => ACCESS[call]?.may.includes(who) === true;

const expected = (call: string) => ROLE_VISITORS.map(who => [who, mayCall(call, who) ? 'may' : refusalOf(call, who)]);
const outcomes = (answers: ReadonlyArray<readonly [RoleVisitor, Answer]>) =>
  answers.map(([who, answer]) => [who, outcome(answer)]);

/** What each kind of visitor is answered, side by side. */
const askAll = (call: string, init?: RequestInit) =>
  Promise.all(ROLE_VISITORS.map(async who => [who, await ask(who, call, init)] as const));

describe('calls by role', () => {
  it('are all in the table, and the table names no others', () => {
    expect(CALLS.toSorted()).toEqual(declared().toSorted());
  });

  it.each(VISITORS_CALLS)('%s is for those whom the table names', async call => {
    expect(outcomes(await askAll(call))).toEqual(expected(call));
  });

  it.each(STAFF_CALLS)('[ADMIN-02] %s is for those of staff whom the table names, with a second factor', async call => {
    const answers = await askAll(call);
    expect(outcomes(answers)).toEqual(expected(call));
    const withoutFactor = answers.find(([who]) => who === 'adminWithoutSecondFactor')?.[1];
    expect(withoutFactor).toEqual({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
  });

  it.each(WRITES)('[ADMIN-19] %s is refused to everybody without the token', async call => {
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': 'x' };
    for (const [who, answer] of await askAll(call, { headers })) {
      if (mayCall(call, who)) expect([who, answer]).toEqual([who, { status: 403, code: 'XSRF' }]);
      else expect([who, outcome(answer)]).not.toEqual([who, 'may']);
    }
  });

  it('are sent without the token where a signed one in their address is the authority, and these are few', async () => {
    const signed = CALLS.filter(call => ACCESS[call]?.needsNoToken);
    expect(signed).toEqual(['POST /api/v1/unsubscribe/thread/:token/']);
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': 'x' };
    for (const call of signed) {
      const answers = await askAll(call, { headers });
      expect(answers.map(([who, { code }]) => [who, code])).toEqual(ROLE_VISITORS.map(who => [who, 'LINK_INVALID']));
    }
  });

  it.each(Object.entries(FORMS))('the form of %s is refused without the token in a field', async (path, form) => {
    const body = new URLSearchParams({ ...form.body, xsrf_token: 'x' });
    const refused = { status: 403, code: 'XSRF' };
    const ledToLogin = { status: 303, code: undefined };
    const toVisitors = form.seenBy === 'accounts' ? ledToLogin : refused;
    const toAnonymous = form.isRefusedToVisitors ? { status: 401, code: 'UNAUTHENTICATED' } : toVisitors;
    const headers = { 'x-xsrf-token': 'not read' };
    for (const [who, answer] of await askAll(`POST ${path}`, { body, headers })) {
      expect([who, answer]).toEqual([who, who === 'anonymous' ? toAnonymous : refused]);
    }
    expect(site.asked.map(({ formResult }) => formResult?.answer).filter(answer => answer !== undefined)).toEqual([]);
  });
});
