import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../platform/db/text.ts';
import { Secret } from '../platform/env/secret.ts';
import { createLogger } from '../platform/log/logger.ts';
import { mailedLink, post } from '../testing/account-visits.ts';
import { CANARY, type CanaryBrowser, createCanaryBrowser, MARK, tracesIn } from '../testing/canary.ts';
import { type FakeIdentityProvider, startFakeIdentityProvider } from '../testing/fake-identity-provider.ts';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { logIn } from '../testing/log-in.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { storedTexts } from '../testing/stored-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';

/** Where people's data are kept because that is what these columns are for. */
const KEPT = new Set([
  'account.name',
  'account.folded_name',
  'account.email',
  'account.mobile_phone',
  'account.utm',
  'account.source',
  'account_token.email',
  'provider_application.place_name',
  'provider_application.place_add',
  'provider_application.reason',
  'analytics_hit.user_id',
  'social_attempt.next',
  'social_attempt.email',
  'social_attempt.name',
  'social_attempt.subject',
  'consent_record.consent_id',
]);

const lines: string[] = [];
const logger = createLogger('trace', { write: line => void lines.push(line) });
const METRICS_TOKEN = 'a token of the monitoring';
const XSRF = /^[\da-f-]{36}\./;
let provider: FakeIdentityProvider;
let site: FakeSite;
let app: TestApp;
let browser: CanaryBrowser;
let request: Request;
const mailed: string[] = [];
beforeAll(async () => {
  provider = await startFakeIdentityProvider();
  site = createFakeSite();
  const metricsToken = new Secret(METRICS_TOKEN);
  const config = { trustProxy: 1, metricsToken, socialLogin: { demo: provider.config } };
  app = await startTestApp({ world: 'tiny', site, services: { log: logger }, config });
  browser = createCanaryBrowser(app);
  ({ request } = browser);
});
afterAll(async () => {
  await app.close();
  await provider.close();
  site.remove();
});

const statusOf = async (answer: Promise<Response>) => {
  const { status, body } = await answer;
  await body?.cancel();
  return status;
};
const put = (path: string, body: object) => request(path, { method: 'PUT', body: JSON.stringify(body) });
const linkTo = async (below: string) => {
  const link = mailedLink(await sentMails(app), CANARY.email, below);
  mailed.push(link.token);
  return link;
};
const hits = (list: readonly object[]) =>
  post(request, '/api/v1/analytics/', {
    xsrf_token: [...browser.secrets].findLast(secret => XSRF.test(secret)),
    user_id: CANARY.analyticsId,
    hits: list,
  });

describe('a person whose every datum is a canary', () => {
  it('signs up, confirms, logs in wrongly and rightly', async () => {
    const { name, email, password, phone } = CANARY;
    await request('/api/v1/site/');
    const provided = { type: 'place', place_name: `${MARK} 24 giờ`, place_add: `1 phố ${MARK}` };
    const body = { name, email, password, mobile_phone: phone, ...provided, utm: { utm_source: MARK }, source: MARK };
    expect(await statusOf(post(request, `/dang-ky?next=/${MARK}/&utm_source=${MARK}`, body))).toBe(200);
    expect(await statusOf(post(request, '/api/v1/signup/', body))).toBeGreaterThanOrEqual(400);
    const { path: confirm } = await linkTo('/xac-thuc/');
    expect(await statusOf(request(confirm))).toBe(200);
    expect(await statusOf(post(request, confirm))).toBe(200);
    expect(await statusOf(post(request, `/xac-thuc/${MARK}/`))).toBeGreaterThanOrEqual(400);
    expect(await statusOf(post(request, '/dang-nhap', { email, password: `${password}!` }))).toBe(401);
    expect(await statusOf(post(request, '/dang-nhap', { email: `x${email}`, password }))).toBe(401);
    expect(await statusOf(post(request, `/dang-nhap?next=/${MARK}/`, { email, password }))).toBe(200);
  });

  it('forgets, resets and changes the password', async () => {
    const { email, password, newPassword } = CANARY;
    expect(await statusOf(post(request, '/quen-mat-khau/', { email }))).toBe(200);
    const { path: reset } = await linkTo('/quen-mat-khau/');
    expect(await statusOf(request(reset))).toBe(200);
    expect(await statusOf(post(request, reset, { password, password_confirm: newPassword }))).toBe(422);
    expect(await statusOf(post(request, reset, { password: newPassword, password_confirm: newPassword }))).toBe(200);
    expect(await statusOf(post(request, reset, { password, password_confirm: password }))).toBeGreaterThanOrEqual(400);
    expect(await statusOf(post(request, '/api/v1/login/', { email, password: newPassword }))).toBe(200);
    const change = { password: newPassword, new_password: password, new_password_confirm: password };
    expect(await statusOf(post(request, '/doi-mat-khau', change))).toBe(200);
  });

  it('sets up a second factor, edits the profile, keeps, reveals, exports, and asks to be deleted', async () => {
    const { name, phone, password } = CANARY;
    const setup: { secret: string } = await (
      await post(request, '/api/v1/account/second-factor/', { password })
    ).json();
    mailed.push(setup.secret);
    expect(await statusOf(put('/api/v1/account/second-factor/', { code: '000000' }))).toBe(422);
    expect(await statusOf(put('/api/v1/account/', { name: `${name} ${MARK}`, mobile_phone: phone }))).toBe(200);
    expect(await statusOf(put('/api/v1/account/', { name, mobile_phone: `${MARK} ${phone}` }))).toBe(422);
    const { id } = PLACES.hospital;
    expect(await statusOf(put('/api/v1/favourite/', { type: 'place', id, added: true }))).toBe(200);
    expect(await statusOf(request(`/api/v1/place/${id}/phone/?q=${MARK}`))).toBe(200);
    expect(await statusOf(request('/api/v1/account/session/'))).toBe(200);
    expect(await statusOf(post(request, '/api/v1/account/data/', { password }))).toBe(200);
    expect(await statusOf(post(request, '/api/v1/account/deletion/', { password: MARK }))).toBe(422);
    expect(await statusOf(post(request, '/api/v1/account/deletion/', { password }))).toBe(200);
    expect(await statusOf(request('/api/v1/account/deletion/', { method: 'DELETE' }))).toBe(200);
  });

  it('searches, is measured, and comes by a social login', async () => {
    const { email, phone, name, analyticsId } = CANARY;
    expect(await statusOf(request(`/api/v1/search/?q=${MARK}+${encodeURIComponent(phone)}`))).toBe(200);
    expect(await statusOf(request(`/tim-kiem/?q=${MARK}`))).toBe(200);
    expect(await statusOf(request(`/api/v1/professional/?q=${MARK}&specialities=${MARK}`))).toBe(200);
    const measured = await hits([
      { kind: 'page', path: '/tim-kiem/', title: `${MARK} | An Tâm` },
      { kind: 'page', path: '/tai-khoan/', title: name },
      { kind: 'page', path: `/quen-mat-khau/${mailed.at(-1)}/`, title: '' },
      { kind: 'event', path: '/', category: 'form', action: 'failed', label: `${email} ${phone} ${mailed[0]}` },
    ]);
    expect(await measured.json()).toEqual({ kept: 4 });
    expect(await statusOf(hits([{ kind: 'page', path: `/${email}/`, title: '' }]))).toBe(422);
    const consent = { consent_id: analyticsId, choice: 'granted', version: 1 };
    expect(await statusOf(post(request, '/api/v1/consent/', consent))).toBe(200);
    const start = await request(`/dang-nhap/demo/?next=/${MARK}/`);
    const person = { sub: `${MARK}-1`, email, email_verified: true, name };
    const back = provider.agree(start.headers.get('location') ?? '', person);
    mailed.push(new URLSearchParams(back.split('?')[1]).get('code') ?? '');
    expect(await statusOf(request(back))).toBe(303);
    expect(await statusOf(post(request, '/api/v1/social-login/link/', { password: MARK }))).toBe(422);
  });

  it('sends what nobody can read, and meets services that fail', async () => {
    const json = { 'content-type': 'application/json' };
    expect(
      await statusOf(request('/dang-ky', { method: 'POST', body: `{"email":"${CANARY.email}`, headers: json })),
    ).toBe(400);
    expect(await statusOf(request(`/${MARK}/%zz`))).toBe(400);
    expect(await statusOf(post(request, '/dang-ky', { name: MARK.repeat(30_000) }))).toBe(413);
    const { db } = app.services;
    const rename = (from: string, to: string) =>
      db.transaction(unit => textOf(unit).sql(`alter table ${from} rename to ${to}`));
    const { name, email, password, phone } = CANARY;
    for (const table of ['account_token', 'session', 'analytics_day_count']) await rename(table, `${table}_gone`);
    try {
      const body = { name, email: `2${email}`, password, mobile_phone: phone };
      const anonymous = createCanaryBrowser(app);
      await anonymous.request('/api/v1/site/');
      expect(await statusOf(post(anonymous.request, '/dang-ky', body))).toBe(500);
      expect(await statusOf(post(anonymous.request, '/dang-nhap', { email, password }))).toBe(500);
      expect(await statusOf(request('/api/v1/account/'))).toBe(500);
      expect(await statusOf(request(`/broken/?q=${MARK}`))).toBe(500);
    } finally {
      for (const table of ['account_token', 'session', 'analytics_day_count']) await rename(`${table}_gone`, table);
    }
  });

  it('is looked at by staff', async () => {
    const admin = await logIn(app, ACCOUNTS.admin.email);
    const filter = encodeURIComponent(JSON.stringify({ q: CANARY.email }));
    const rows: Array<{ id: number }> = await (await admin(`/api/admin/accounts/?filter=${filter}`)).json();
    expect(rows).toHaveLength(1);
    const account = await (await admin(`/api/admin/accounts/${rows[0]?.id}`)).json();
    const change = { is_official: true, updated_at: account.updated_at };
    const changed = await admin(`/api/admin/accounts/${account.id}`, { method: 'PUT', body: JSON.stringify(change) });
    expect(changed.status).toBe(200);
    const waiting: Array<{ id: number }> = await (await admin('/api/admin/provider-applications/')).json();
    const application = `/api/admin/provider-applications/${Math.max(...waiting.map(({ id }) => id))}`;
    const { version } = await (await admin(application)).json();
    const refusal = { decision: 'refuse', version, reason: `${MARK} thiếu giấy phép` };
    const refused = await admin(application, { method: 'PUT', body: JSON.stringify(refusal) });
    expect(refused.status).toBe(200);
    await sentMails(app);
  });

  it('leaves no trace in the log', () => {
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter(line => line.includes('"level":50')).length).toBeGreaterThanOrEqual(4);
    expect(tracesIn(lines.join(''), [...browser.secrets, ...mailed])).toEqual([]);
  });

  it('leaves no trace in the metrics', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await (await app.request('/metrics', { headers })).text();
    expect(metrics).toContain('http');
    expect(tracesIn(metrics, [...browser.secrets, ...mailed])).toEqual([]);
  });

  it('leaves no trace in the database but where it must: no secret as it is, no value in outbox, audit and counts', async () => {
    const stored = await storedTexts(app.services.db);
    expect(new Set(stored.map(({ at }) => at)).has('audit_entry.fields')).toBe(true);
    const secrets = [...browser.secrets, ...mailed];
    const traces = stored.filter(({ text }) => tracesIn(text, secrets).length > 0);
    expect(traces.map(({ at }) => at)).toEqual(expect.arrayContaining(['account.email', 'analytics_hit.user_id']));
    expect(traces.filter(({ at }) => !KEPT.has(at))).toEqual([]);
    expect(stored.filter(({ text }) => secrets.some(secret => text.includes(secret)))).toEqual([]);
    const audited = stored.filter(({ at }) => at.startsWith('audit_entry.'));
    expect(audited.map(({ text }) => text).join()).toContain('email');
  });

  it.skipIf(process.env.TEST_DATABASE_URL)('leaves no trace in the counts of limits', () => {
    const folder = app.services.config.dataFolder;
    const files = readdirSync(folder).filter(name => name.startsWith('limits.sqlite'));
    expect(files).not.toEqual([]);
    for (const name of files) expect(tracesIn(readFileSync(path.join(folder, name), 'latin1'))).toEqual([]);
  });
});
