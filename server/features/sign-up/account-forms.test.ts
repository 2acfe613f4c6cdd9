import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, mailedLink, manyVisitors, post, postForm, signUpAs } from '../../testing/account-visits.ts';
import { createFormSite, type FormSite } from '../../testing/form-site.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import type { SessionList } from '../sessions/contract.ts';

const PROFILE = '/tai-khoan/';
const RESEND = '/tai-khoan/?viec=gui-lai';
const SESSIONS = '/tai-khoan/phien-dang-nhap/';

let app: TestApp;
let site: FormSite;
let visitor: () => Request;
beforeAll(async () => {
  site = await createFormSite();
  app = await startTestApp({ site, config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
});
afterAll(async () => {
  await app.close();
});

const signUp = (email: string) => signUpAs(visitor(), email);
const me = async (request: Request): Promise<unknown> => (await request('/api/v1/account/')).json();
const leadsTo = (answer: Response) => [
  answer.status,
  answer.headers.get('location'),
  answer.headers.get('cache-control'),
];
/** The page that came back, for its visitor alone, and what it was rendered with. */
const cameBack = (answer: Response) => {
  const { url, formResult } = site.asked.at(-1) ?? {};
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(formResult?.status).toBe(answer.status);
  return { status: answer.status, url, values: formResult?.values, problem: formResult?.problem };
};
/** Each form with what it is sent when all is well. */
const FORMS: ReadonlyArray<readonly [string, Record<string, string>]> = [
  [PROFILE, { name: 'Lê Thị An', mobile_phone: '' }],
  [RESEND, {}],
  [SESSIONS, { session: 'others' }],
];

describe('the forms of an account without script', () => {
  it.each(FORMS)('%s leads visitors to the login, and is refused as a page without the token', async (path, fields) => {
    const nobody = await postForm(visitor(), path, fields);
    expect(leadsTo(nobody)).toEqual([303, `/dang-nhap?next=${encodeURIComponent(path)}`, 'no-store']);
    const request = await signUp(`the-${path.length}@thu.example`);
    const before = await me(request);
    const answer = await request(path, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, xsrf_token: 'x' }),
      headers: { 'x-xsrf-token': 'not read' },
    });
    expect(cameBack(answer)).toMatchObject({ status: 403, values: fields, problem: { code: 'XSRF' } });
    expect(await me(request)).toEqual(before);
  });
});

describe(`POST ${PROFILE}`, () => {
  it('changes name and phone number, and takes the number away', async () => {
    const request = await signUp('ho-so@thu.example');
    const answer = await postForm(request, PROFILE, { name: ' Lê  Thị An ', mobile_phone: '0912345678' });
    expect(leadsTo(answer)).toEqual([303, '/tai-khoan/?done=luu', 'no-store']);
    expect(await me(request)).toMatchObject({ name: 'Lê Thị An', mobile_phone: '0912 345 678' });
    await postForm(request, PROFILE, { name: 'Lê Thị An', mobile_phone: '' });
    expect(await me(request)).toMatchObject({ mobile_phone: null });
  });

  it.each([
    [{ name: 'A', mobile_phone: '0912 345 678' }, 'name'],
    [{ name: 'Lê An https://evil.example', mobile_phone: '' }, 'name'],
    [{ name: 'Lê An', mobile_phone: '12' }, 'mobile_phone'],
    [{ name: 'Lê An', mobile_phone: '9'.repeat(41) }, 'mobile_phone'],
  ])('shows %j again with the reason at its field', async (fields, field) => {
    const request = await signUp(`sai-${fields.name.length}-${fields.mobile_phone.length}@thu.example`);
    const refused = cameBack(await postForm(request, PROFILE, fields));
    expect(refused).toMatchObject({ status: 422, url: PROFILE, values: fields });
    expect(Object.keys(refused.problem ?? {})).toContain(field);
    expect(await me(request)).toMatchObject({ name: 'Trần Văn Minh', mobile_phone: null });
  });

  it('changes neither role nor address', async () => {
    const request = await signUp('chi-ten@thu.example');
    await postForm(request, PROFILE, { name: 'Lê An', role: 'admin', email: 'x@thu.example', is_official: 'true' });
    const expected = { name: 'Lê An', role: 'user', email: 'chi-ten@thu.example', is_official: false };
    expect(await me(request)).toMatchObject(expected);
  });
});

describe(`POST ${RESEND}`, () => {
  it('mails another link, as often an hour as the call allows, and then says so on the page', async () => {
    const email = 'thu-nua@thu.example';
    const request = await signUp(email);
    const token = async () => mailedLink(await sentMails(app), email, '/xac-thuc/').token;
    const first = await token();
    expect(leadsTo(await postForm(request, RESEND, {}))).toEqual([303, '/tai-khoan/?done=gui-lai', 'no-store']);
    expect(await token()).not.toBe(first);
    expect((await post(request, '/api/v1/account/confirmation/')).status).toBe(200);
    expect((await postForm(request, RESEND, {})).status).toBe(303);
    const last = await token();
    const refused = await postForm(request, RESEND, {});
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(cameBack(refused)).toMatchObject({ status: 429, url: '/tai-khoan/?viec=gui-lai' });
    expect(await token()).toBe(last);
  });
});

describe(`POST ${SESSIONS}`, () => {
  const sessions = async (request: Request): Promise<SessionList> => (await request('/api/v1/account/session/')).json();
  const end = (request: Request, session: string) => postForm(request, SESSIONS, { session });
  const statusOf = async (request: Request) => (await request('/api/v1/account/')).status;
  async function withOthers(email: string, count: number): Promise<{ here: Request; others: Request[] }> {
    const here = await signUp(email);
    const others = Array.from({ length: count }, visitor);
    for (const other of others) await post(other, '/dang-nhap', { email, password: GOOD_PASSWORD });
    return { here, others };
  }

  it('ends one session, and says where it has ended before', async () => {
    const { here, others } = await withOthers('mot-may@thu.example', 1);
    const id = String((await sessions(here)).find(({ is_current }) => !is_current)?.id);
    expect(leadsTo(await end(here, id))).toEqual([303, `${SESSIONS}?done=mot-may`, 'no-store']);
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(cameBack(await end(here, id))).toMatchObject({ status: 404, url: SESSIONS });
    expect(await statusOf(here)).toBe(200);
  });

  it('ends all sessions but this one', async () => {
    const { here, others } = await withOthers('may-khac@thu.example', 2);
    expect(leadsTo(await end(here, 'others'))).toEqual([303, `${SESSIONS}?done=may-khac`, 'no-store']);
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await statusOf(here)).toBe(200);
  });

  it('ends neither sessions of other accounts nor sessions that were not named', async () => {
    const { here, others } = await withOthers('con-nguyen@thu.example', 1);
    const id = String((await sessions(here))[0]?.id);
    const stranger = await signUp('nguoi-la@thu.example');
    expect(cameBack(await end(stranger, id)).status).toBe(404);
    for (const wrong of ['', '0', '-1', 'all', '9'.repeat(30)])
      expect(cameBack(await end(here, wrong)).status).toBe(422);
    expect(cameBack(await postForm(here, SESSIONS, {})).status).toBe(422);
    for (const request of [here, ...others, stranger]) expect(await statusOf(request)).toBe(200);
  });

  it('ends the visitor’s own session as a logout does', async () => {
    const here = await signUp('tu-ra@thu.example');
    const answer = await end(here, String((await sessions(here))[0]?.id));
    expect(answer.headers.getSetCookie().join()).toContain('antam_session=; Max-Age=0');
    expect(await statusOf(here)).toBe(401);
  });
});
