import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondsToMidnight, vietnamDay } from '../../platform/clock/vietnam-calendar.ts';
import { textOf } from '../../platform/db/text.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { contact } from './contract.ts';
import { CONTACTS_A_DAY } from './rules/contact-quotas.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const stored = async (table: string, id: number) =>
  (await textOf(app.services.db.primary).first<{ phone: string; email: string }>(
    `select phone, email from ${table} where id = ?`,
    [id],
  )) ?? { phone: '', email: '' };

describe('contact reveal', () => {
  it.each([
    ['place', PLACES.hospital.id],
    ['professional', PROFESSIONALS.mai.id],
  ])('[CONT-04] shows the contact of a %s to an account', async (kind, id) => {
    const user = await logIn(app, ACCOUNTS.user.email);
    const answer = await user(`/api/v1/${kind}/${id}/phone/`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const shown = contact.parse(await answer.json());
    const { phone, email } = await stored(kind, id);
    expect(shown.email).toBe(email);
    expect(shown.phone?.display.replace(/\D/g, '')).toBe(phone.replace('+84', '').replace(/^(?!1[89]00)/, '0'));
  });

  it('[CONT-05] [ROLE-05] gives visitors nothing: no call, list or detail holds a contact', async () => {
    const { phone, email } = await stored('place', PLACES.hospital.id);
    const paths = [
      `/api/v1/place/${PLACES.hospital.id}/phone/`,
      `/api/v1/place/${PLACES.hospital.id}/`,
      '/api/v1/place/',
      `/api/v1/search?q=${encodeURIComponent(PLACES.hospital.name)}`,
      `/api/v1/search?q=${encodeURIComponent(phone)}`,
    ];
    for (const path of paths) {
      const text = await (await app.request(path)).text();
      expect(text).not.toContain(email);
      expect(text.replace(/[\s.]/g, '')).not.toContain(phone.replace('+84', ''));
    }
    expect((await app.request(paths[0] ?? '')).status).toBe(401);
  });

  it('answers 404 where there is nothing to show or nothing public', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    for (const id of [PLACES.draft.id, 2_000_000_000, 'x']) {
      expect((await user(`/api/v1/place/${id}/phone/`)).status).toBe(404);
    }
  });

  it('allows exactly the day’s quota under parallel requests; a contact seen that day stays free', async () => {
    const user = await logIn(app, ACCOUNTS.favourite.email);
    const { db, clock } = app.services;
    const [seen, fresh, another] = [PLACES.hospital.id, PLACES.clinic.id, PLACES.dental.id];
    expect((await user(`/api/v1/place/${seen}/phone/`)).status).toBe(200);
    await db.transaction(unit =>
      textOf(unit).sql('update contact_quota set used = ? where day = ?', [
        CONTACTS_A_DAY - 1,
        vietnamDay(clock.now()),
      ]),
    );
    const answers = await Promise.all([fresh, another].map(id => user(`/api/v1/place/${id}/phone/`)));
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 429]);
    const refused = answers.find(answer => answer.status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.text()).toContain(`${CONTACTS_A_DAY} nơi`);
    expect((await user(`/api/v1/place/${seen}/phone/`)).status).toBe(200);
  });
});

describe('the day in Vietnam', () => {
  it('begins seven hours before that of UTC', () => {
    expect(vietnamDay(new Date('2026-11-21T16:59:59Z'))).toBe('2026-11-21');
    expect(vietnamDay(new Date('2026-11-21T17:00:00Z'))).toBe('2026-11-22');
    expect(secondsToMidnight(new Date('2026-11-21T16:59:00Z'))).toBe(60);
    expect(secondsToMidnight(new Date('2026-11-21T17:00:00Z'))).toBe(86_400);
  });
});
