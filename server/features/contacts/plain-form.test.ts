import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vietnamDay } from '../../platform/clock/vietnam-calendar.ts';
import { textOf } from '../../platform/db/text.ts';
import { createFormSite, type FormSite } from '../../testing/form-site.ts';
import { logIn } from '../../testing/log-in.ts';
import { postForm } from '../../testing/post-form.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { contact } from './contract.ts';
import { CONTACTS_A_DAY } from './rules/contact-quotas.ts';

let app: TestApp;
let site: FormSite;
beforeAll(async () => {
  site = await createFormSite();
  app = await startTestApp({ world: 'tiny', site });
});
afterAll(async () => {
  await app.close();
});

const { hospital, clinic, draft } = PLACES;
const { mai } = PROFESSIONALS;

const used = async (email: string) =>
  (
    await textOf(app.services.db.primary).first<{ used: number }>(
      'select q.used from contact_quota q join account a on a.id = q.account_id where a.email = ? and q.day = ?',
      [email, vietnamDay(app.services.clock.now())],
    )
  )?.used ?? 0;
const shown = () => site.asked.at(-1)?.formResult;

describe('a contact without script', () => {
  it.each([
    ['place', hospital],
    ['professional', mai],
  ])('[CONT-04] of a %s is in the page that its form leads to, as the call answers it', async (kind, { id, path }) => {
    const user = await logIn(app, ACCOUNTS.user.email);
    const before = await used(ACCOUNTS.user.email);
    const answer = await postForm(user, site, path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(site.asked.at(-1)).toMatchObject({ url: path, formResult: { status: 200, values: {} } });
    const called = contact.parse(await (await user(`/api/v1/${kind}/${id}/phone/`)).json());
    expect(shown()?.answer).toEqual(called);
    // The call after the form was for the same contact, which is free that day.
    expect(await used(ACCOUNTS.user.email)).toBe(before + 1);
  });

  it('[CONT-05] is rendered for that account alone: the page before and after holds no contact for any visitor', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    await postForm(user, site, hospital.path);
    expect(shown()?.answer).toBeDefined();
    const other = await logIn(app, ACCOUNTS.newcomer.email);
    for (const request of [user, other, app.request]) {
      const asked = site.asked.length;
      const page = await request(hospital.path);
      expect(page.status).toBe(200);
      for (const { formResult } of site.asked.slice(asked)) expect(formResult).toBeUndefined();
    }
  });

  it('[ROLE-05] is for accounts: a visitor gets the page with the refusal, and nothing else', async () => {
    const answer = await postForm(app.request, site, hospital.path);
    expect(answer.status).toBe(401);
    expect(shown()).toMatchObject({ status: 401, problem: { code: 'UNAUTHENTICATED' } });
    expect(shown()).not.toHaveProperty('answer');
  });

  it('[CONT-04] is shown only once the email address is confirmed, and the page says so', async () => {
    const user = await logIn(app, ACCOUNTS.newcomer.email);
    const refused = await postForm(user, site, hospital.path);
    expect([refused.status, await used(ACCOUNTS.newcomer.email)]).toEqual([403, 0]);
    expect(shown()?.problem).toMatchObject({ code: 'EMAIL_UNCONFIRMED', detail: expect.stringMatching(/xác thực/) });
    expect(shown()).not.toHaveProperty('answer');
  });

  it('is not shown without the token of the page, and costs nothing then', async () => {
    const user = await logIn(app, ACCOUNTS.favourite.email);
    const answer = await postForm(user, site, hospital.path, { xsrf_token: 'of another page' });
    expect([answer.status, shown()?.problem?.code, await used(ACCOUNTS.favourite.email)]).toEqual([403, 'XSRF', 0]);
    expect(shown()).not.toHaveProperty('answer');
  });

  it('counts against the quota of the call, and the page says when it is used up', async () => {
    const { email } = ACCOUNTS.clinic;
    const user = await logIn(app, email);
    await postForm(user, site, hospital.path);
    expect(await used(email)).toBe(1);
    const { db } = app.services;
    await db.transaction(unit =>
      textOf(unit).sql(
        'update contact_quota set used = ? where account_id = (select id from account where email = ?)',
        [CONTACTS_A_DAY, email],
      ),
    );
    const refused = await postForm(user, site, clinic.path);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(shown()?.problem).toMatchObject({ code: 'CONTACT_QUOTA', detail: expect.stringContaining('30 nơi') });
    expect(shown()).not.toHaveProperty('answer');
    expect((await postForm(user, site, hospital.path)).status).toBe(200);
  });

  it.each([draft.path, '/co-so-y-te/khong-co-99999999/', '/co-so-y-te/khong-co/', '/bac-si/x-0/'])(
    'of nobody who is public (%s) is not found',
    async path => {
      const user = await logIn(app, ACCOUNTS.user.email);
      expect((await postForm(user, site, path)).status).toBe(404);
      expect(shown()?.answer).toBeUndefined();
    },
  );

  it('is refused at a page that has no contact form', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    expect((await postForm(user, site, '/bac-si/bo-loc/')).status).toBe(405);
    expect(shown()).toBeUndefined();
  });
});
