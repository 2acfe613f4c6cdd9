import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { GOOD_PASSWORD, mailedLink, manyVisitors, post, postForm } from '../../testing/account-visits.ts';
import { createFormSite } from '../../testing/form-site.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ site: await createFormSite(), config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const person = (email: string, more: Record<string, unknown> = {}) => ({
  name: 'Trần Văn Minh',
  email,
  password: GOOD_PASSWORD,
  mobile_phone: '',
  type: 'user',
  ...more,
});
const signUp = (body: unknown, request = visitor()) => post(request, '/dang-ky', body);
const stored = (email: string) =>
  textOf(app.services.db.primary).first<Record<string, unknown>>(
    `select a.name, a.mobile_phone, a.role, a.status, a.source, a.utm, p.type, p.place_name, p.place_add, p.prof_spec,
       p.prof_place, p.status as application_status
     from account a left join provider_application p on p.account_id = a.id where a.email = ?`,
    [email],
  );
const asObject = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : json);

describe.each(['/dang-ky', '/api/v1/signup/'])('POST %s', path => {
  const email = (name: string) => `${name}${path.length}@thu.example`;

  it('[AUTH-31] answers where to go', async () => {
    const answer = await post(visitor(), path, person(email('di-tiep'), { next: '/bac-si/?page=2' }));
    expect([answer.status, await answer.json()]).toEqual([200, { next: '/bac-si/?page=2' }]);
  });

  it('[AUTH-21] [AUTH-22] [AUTH-24] makes an account and logs it in', async () => {
    const request = visitor();
    const body = person(email('minh'), { mobile_phone: '0912 345 678', next: '/bac-si/?page=2' });
    expect((await post(request, path, body)).status).toBe(200);
    expect(await stored(email('minh'))).toMatchObject({ name: 'Trần Văn Minh', mobile_phone: '+84912345678' });
    expect(await (await request('/api/v1/account/')).json()).toMatchObject({
      name: 'Trần Văn Minh',
      email: email('minh'),
      mobile_phone: '0912 345 678',
      role: 'user',
      status: 'active',
      is_email_confirmed: false,
    });
  });

  it('[AUTH-32] [AUTH-33] makes users where no known type is given', async () => {
    for (const type of [undefined, 'xyz', 'admin', 'moderator', 7]) {
      const address = email(`type-${String(type)}`);
      expect((await post(visitor(), path, person(address, { type }))).status).toBe(200);
      expect(await stored(address)).toMatchObject({ role: 'user', status: 'active', type: null });
    }
  });
});

describe('a signup', () => {
  const application = {
    place_name: 'Phòng khám A',
    place_add: '1 Lê Lợi',
    prof_spec: 'Nhi khoa',
    prof_place: 'BV B',
  };

  it.each([
    ['AUTH-26', 'place_name'],
    ['AUTH-27', 'place_add'],
    ['AUTH-28', 'prof_spec'],
    ['AUTH-29', 'prof_place'],
  ] as const)('[%s] of a provider keeps the %s of the application', async (_, field) => {
    const email = `${field}@thu.example`;
    expect((await signUp(person(email, { type: 'professional', ...application }))).status).toBe(200);
    expect(await stored(email)).toMatchObject({ [field]: application[field] });
  });

  it('[AUTH-25] [ROLE-28] is of one of four types, of which providers wait', async () => {
    for (const type of ['user', 'favourite', 'professional', 'place']) {
      const email = `${type}@thu.example`;
      expect((await signUp(person(email, { type, ...application }))).status).toBe(200);
      const isProvider = type === 'professional' || type === 'place';
      expect(await stored(email)).toMatchObject({
        role: type,
        status: isProvider ? 'pending' : 'active',
        ...(isProvider ? { ...application, type, application_status: 'pending' } : { type: null }),
      });
      const request = visitor();
      const login = await post(request, '/api/v1/login/', { email, password: GOOD_PASSWORD });
      expect(await login.json()).toMatchObject({ role: type });
      expect(await (await request('/api/v1/account/')).json()).toMatchObject({
        application: isProvider ? { type, status: 'pending', reason: '' } : null,
      });
    }
  });

  it('[AUTH-36] keeps where it began and by which campaign', async () => {
    const utm = { utm_source: 'zalo', utm_campaign: 'tháng 11' };
    await signUp(person('nguon@thu.example', { source: 'favourite', utm }));
    const row = await stored('nguon@thu.example');
    expect({ ...row, utm: asObject(row?.utm) }).toMatchObject({ source: 'favourite', utm });
  });

  it('drops a malformed source or campaign, and goes on', async () => {
    const odd = { source: '<script>', utm: { 'x y': 'a', utm_source: 'b\u0001' }, next: 7 };
    const answer = await signUp(person('le@thu.example', odd));
    expect([answer.status, await answer.json()]).toEqual([200, { next: '/' }]);
    const row = await stored('le@thu.example');
    expect({ ...row, utm: asObject(row?.utm) }).toMatchObject({ source: '', utm: {} });
  });

  it('works without script: the form is sent on to where it leads', async () => {
    const fields = {
      name: 'Lê An',
      email: 'form@thu.example',
      password: GOOD_PASSWORD,
      mobile_phone: '',
      next: '/ghi-nho/',
    };
    const request = visitor();
    const answer = await postForm(request, '/dang-ky', { ...fields, utm_source: 'bao', source: 'forum' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ghi-nho/']);
    expect((await request('/api/v1/account/')).status).toBe(200);
    const row = await stored('form@thu.example');
    expect({ ...row, utm: asObject(row?.utm) }).toMatchObject({ source: 'forum', utm: { utm_source: 'bao' } });
  });

  it('mails one link to confirm the address, in text and HTML', async () => {
    await signUp(person('thu@thu.example', { name: 'Phạm O’Thư' }));
    const mails = (await sentMails(app)).filter(({ to }) => to === 'thu@thu.example');
    expect(mails).toHaveLength(1);
    const { path } = mailedLink(mails, 'thu@thu.example', '/xac-thuc/');
    expect(mails[0]?.subject).toBe('Xác thực email cho tài khoản An Tâm');
    expect(mails[0]?.text).toContain('Chào bạn,');
    expect(mails[0]?.html).toContain(`${app.services.config.origin}${path}`);
    expect(mails[0]?.html).not.toContain('Thư,');
  });

  it.each([
    ['0168 234 5678', '+84382345678'],
    ['+84 91-234.5678', '+84912345678'],
    ['024 3640 2308', '+842436402308'],
    [null, null],
    ['  ', null],
  ])('[AUTH-24] stores the phone number %j as %j', async (mobile_phone, e164) => {
    const email = `so${String(mobile_phone).replace(/\W/g, '')}@thu.example`;
    expect((await signUp(person(email, { mobile_phone }))).status).toBe(200);
    expect(await stored(email)).toMatchObject({ mobile_phone: e164 });
  });

  it('takes a hotline of providers only', async () => {
    const of = (type: string) => signUp(person(`tong-dai-${type}@thu.example`, { type, mobile_phone: '1900 0115' }));
    expect((await of('user')).status).toBe(422);
    expect((await of('place')).status).toBe(200);
  });

  it.each([
    ['email', { email: undefined }],
    ['email', { email: 'minh@' }],
    ['email', { email: 'a@b.vn,c@d.vn' }],
    ['email', { email: 'a@b.vn\r\nBcc: c@d.vn' }],
    ['email', { email: `${'a'.repeat(250)}@thu.example` }],
    ['email', { email: { $ne: null } }],
    ['email', { email: ['a@thu.example'] }],
    ['name', { name: 'M' }],
    ['name', { name: 'x'.repeat(81) }],
    ['name', { name: 'Minh\u0007' }],
    ['name', { name: 'Trúng thưởng tại https://xau.example' }],
    ['name', { name: 'Xem www.xau.example' }],
    ['name', { name: 'Trúng thưởng: bit.ly/abc' }],
    ['name', { name: 'Trúng thưởng. Gọi ngay' }],
    ['name', { name: 'Mai 0912 345 678' }],
    ['name', { name: 'Mai\nTrúng thưởng' }],
    ['name', { name: 42 }],
    ['password', { password: '1234567' }],
    ['password', { password: 'x'.repeat(129) }],
    ['password', { password: 12_345_678 }],
    ['password', { password: 'password1' }],
    ['password', { password: 'Mật khẩu 123' }],
    ['password', { password: 'nguyenvanxau1990', email: 'nguyenvanxau@thu.example' }],
    ['mobile_phone', { mobile_phone: '0912 345' }],
    ['mobile_phone', { mobile_phone: 'x'.repeat(41) }],
    ['place_name', { place_name: 'x'.repeat(201), type: 'place' }],
  ])('is refused with the field %s, %#', async (field, wrong) => {
    const before = await textOf(app.services.db.primary).first('select count(*) as n from account');
    const answer = await signUp(person('sai@thu.example', wrong));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'INVALID', [field]: [expect.stringMatching(/\p{L}/u)] });
    expect(await textOf(app.services.db.primary).first('select count(*) as n from account')).toEqual(before);
  });

  it('is answered with all mistakes at once, whichever rule finds them', async () => {
    const wrong = { name: 'Xem www.xau.example', email: 'minh@', mobile_phone: '12', password: 'password1' };
    const sent = person('sai@thu.example', wrong);
    const told = await (await signUp(sent)).json();
    expect(told).toMatchObject({
      code: 'INVALID',
      name: [expect.stringContaining('liên kết')],
      email: [expect.stringContaining('Email chưa đúng')],
      mobile_phone: ['Số điện thoại chưa đúng, ví dụ: 0912 345 678.'],
      password: [expect.stringContaining('quá phổ biến')],
    });
    const asForm = await postForm(visitor(), '/dang-ky', sent);
    expect(asForm.status).toBe(422);
  });

  it('has the next page say what follows, by a cookie that names nobody', async () => {
    const answer = await signUp(person('tiep-theo@thu.example'));
    const cookie = answer.headers.getSetCookie().find(line => line.startsWith('antam_notice='));
    expect(cookie).toMatch(/^antam_notice=signup; Max-Age=90; Path=\/; HttpOnly/);
    const again = await signUp(person('tiep-theo@thu.example'));
    expect(again.headers.getSetCookie().join()).not.toContain('antam_notice');
  });

  it('is refused as a whole when it is no object, broken, too large or holds NUL', async () => {
    const request = visitor();
    expect((await post(request, '/dang-ky', [])).status).toBe(422);
    expect((await post(request, '/dang-ky')).status).toBe(422);
    expect((await request('/dang-ky', { method: 'POST', body: '{"name":' })).status).toBe(400);
    expect((await post(request, '/dang-ky', person('a@thu.example', { name: 'a\u0000b' }))).status).toBe(400);
    expect((await post(request, '/dang-ky', person('a@thu.example', { place_name: 'x'.repeat(110_000) }))).status).toBe(
      413,
    );
    const form = { name: 'a\u0000b', email: 'a@thu.example', password: GOOD_PASSWORD };
    expect((await postForm(request, '/dang-ky', form)).status).toBe(400);
    expect(await stored('a@thu.example')).toBeUndefined();
  });

  it('[API-02] is refused without the token, and nothing is stored', async () => {
    const body = JSON.stringify(person('gia@thu.example'));
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/dang-ky', '/api/v1/signup/']) {
      expect((await fetch(app.url + path, { method: 'POST', body, headers })).status).toBe(403);
    }
    expect(await stored('gia@thu.example')).toBeUndefined();
  });

  it('with a registered address is refused with the reason, whatever its case', async () => {
    await signUp(person('co@thu.example'));
    for (const email of ['co@thu.example', ' CO@Thu.Example ']) {
      const answer = await signUp(person(email));
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        code: 'EMAIL_EXISTS',
        email: ['Email này đã được đăng ký. Bạn hãy đăng nhập hoặc đặt lại mật khẩu.'],
      });
    }
  });

  it('wins alone where several come at the same moment with one address', async () => {
    const requests = Array.from({ length: 6 }, visitor);
    await Promise.all(requests.map(request => request('/api/v1/site/')));
    const answers = await Promise.all(requests.map(request => signUp(person('dua@thu.example'), request)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    const sessions = await Promise.all(requests.map(request => request('/api/v1/account/')));
    expect(sessions.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    expect((await sentMails(app)).filter(({ to }) => to === 'dua@thu.example')).toHaveLength(1);
  });
});
