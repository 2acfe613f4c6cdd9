import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { type AddReader, contactReaders, type Reader } from '../../testing/contact-readers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const { hospital, clinic, dental } = PLACES;
const { mai } = PROFESSIONALS;
const HOSPITAL = `/api/v1/place/${hospital.id}/phone/`;
const CLINIC = `/api/v1/place/${clinic.id}/phone/`;
const DENTAL = `/api/v1/place/${dental.id}/phone/`;
const MAI = `/api/v1/professional/${mai.id}/phone/`;
/** As the rules say: of an IPv4 address and a /48, and of a /64. */
const SHARED = { newcomers: 300, known: 900 };
const HOME = { newcomers: 60, known: 300 };
const NEWCOMERS_A_CONTACT = 300;

const clock = fixedClock(new Date('2026-11-21T03:00:00Z'));
let app: TestApp;
let add: AddReader;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 }, services: { clock } });
  add = contactReaders(app);
});
afterAll(() => app.close());

const sql = (text: string, params: readonly (string | number)[] = []) =>
  app.services.db.transaction(unit => textOf(unit).sql<Record<string, string | number>>(text, params));
beforeEach(async () => {
  for (const table of ['reveal', 'quota', 'address_quota', 'newcomer_quota', 'day_count']) {
    await sql(`delete from contact_${table}`);
  }
});

const usedOf = async (table: string) => (await sql(`select used from ${table} order by used`)).map(({ used }) => used);
const ask = async (readers: readonly Reader[], path: string) => {
  const answers = await Promise.all(readers.map(({ request }) => request(path)));
  return answers.map(({ status }) => status).sort();
};
const refusal = async ({ request }: Reader, path: string) => {
  const answer = await request(path);
  const { code, detail } = Object(await answer.json());
  return { status: answer.status, code, detail, wait: Number(answer.headers.get('retry-after')) };
};
const many = (count: number, address: string, who: Parameters<AddReader>[1] = 'newcomer') =>
  Promise.all(Array.from({ length: count }, () => add(address, who)));

describe('an account that is not confirmed', () => {
  it('[CONT-04] reads what to do, and is shown the contact once it is confirmed', async () => {
    const reader = await add('203.0.113.1', 'unconfirmed');
    for (const path of [HOSPITAL, MAI]) {
      const refused = await refusal(reader, path);
      expect(refused).toMatchObject({ status: 403, code: 'EMAIL_UNCONFIRMED' });
      expect(refused.detail).toMatch(/xác thực email trước.*nhận thư mới/);
    }
    expect([await usedOf('contact_quota'), await usedOf('contact_address_quota')]).toEqual([[], []]);
    await sql('update account set email_confirmed_at = updated_at where id = ?', [reader.accountId]);
    expect(await ask([reader], HOSPITAL)).toEqual([200]);
  });

  it('reads of another way where it has no address', async () => {
    const reader = await add('203.0.113.1');
    await sql('update account set email = null, email_confirmed_at = null where id = ?', [reader.accountId]);
    expect(await refusal(reader, HOSPITAL)).toMatchObject({ status: 403, code: 'EMAIL_MISSING' });
  });
});

describe('the quota of an address', () => {
  it('counts all its accounts together, however many ask at once', async () => {
    const readers = await many(6, '203.0.113.2');
    expect(await ask(readers.slice(0, 1), HOSPITAL)).toEqual([200]);
    await sql('update contact_address_quota set used = ?', [SHARED.newcomers - 2]);
    expect(await ask(readers, CLINIC)).toEqual([200, 200, 429, 429, 429, 429]);
    expect(await usedOf('contact_address_quota')).toEqual([SHARED.newcomers]);
    // What was refused cost the accounts nothing.
    expect((await usedOf('contact_quota')).reduce((all: number, used) => all + Number(used), 0)).toBe(3);
    expect(await sql('select * from contact_reveal')).toHaveLength(3);
  });

  it('says until midnight that it is used up; a contact seen that day stays free, and other addresses are not affected', async () => {
    const [reader] = await many(1, '203.0.113.3');
    if (!reader) throw new Error('nobody');
    expect(await ask([reader], HOSPITAL)).toEqual([200]);
    await sql('update contact_address_quota set used = ?', [SHARED.newcomers]);
    const refused = await refusal(reader, CLINIC);
    expect(refused).toMatchObject({ status: 429, code: 'CONTACT_QUOTA_ADDRESS', wait: 14 * 3_600 });
    expect(refused.detail).toContain(app.services.config.support.phone);
    expect(await ask([reader], HOSPITAL)).toEqual([200]);
    expect(await ask(await many(1, '203.0.113.4'), CLINIC)).toEqual([200]);
  });

  it('leaves older accounts a quota of their own, which is limited too', async () => {
    const [newcomer, known, late] = [
      await add('203.0.113.5'),
      await add('203.0.113.5', 'known'),
      await add('203.0.113.5', 'known'),
    ];
    expect(await ask([newcomer], HOSPITAL)).toEqual([200]);
    await sql('update contact_address_quota set used = ?', [SHARED.known - 1]);
    expect((await refusal(newcomer, CLINIC)).code).toBe('CONTACT_QUOTA_ADDRESS');
    expect(await ask([known, late], CLINIC)).toEqual([200, 429]);
  });

  it('counts IPv6 addresses by the network of a home and by that of a site', async () => {
    const [here, there] = [await add('2001:db8:1:2::5'), await add('2001:db8:1:3::5')];
    expect(await ask([here, there], HOSPITAL)).toEqual([200, 200]);
    expect(await usedOf('contact_address_quota')).toEqual([1, 1, 2]);
    await sql('update contact_address_quota set used = ? where used = 1', [HOME.newcomers]);
    expect(await ask([here, there, await add('2001:db8:1:2:ffff::1')], CLINIC)).toEqual([429, 429, 429]);
    expect(await usedOf('contact_address_quota')).toEqual([2, HOME.newcomers, HOME.newcomers]);
    expect(await ask([await add('2001:db8:1:2::6', 'known'), await add('2001:db8:1:4::1')], CLINIC)).toEqual([
      200, 200,
    ]);
    await sql('update contact_address_quota set used = ? where used = 4', [SHARED.newcomers]);
    expect(await ask([await add('2001:db8:1:5::1')], CLINIC)).toEqual([429]);
    expect(await ask([await add('2001:db8:2:5::1')], CLINIC)).toEqual([200]);
  });

  it('stores no address, and nothing by which a visitor of one day is recognised on another', async () => {
    const hashes = async () =>
      (await sql('select address_hash as hash from contact_address_quota')).map(row => row.hash);
    const readers = await many(2, '203.0.113.6');
    expect(await ask(readers.slice(0, 1), HOSPITAL)).toEqual([200]);
    const [first] = await hashes();
    expect(first).toMatch(/^[\w-]{43}$/);
    clock.advance(86_400_000);
    expect(await ask(readers.slice(1), HOSPITAL)).toEqual([200]);
    expect(new Set(await hashes()).size).toBe(2);
  });
});

describe('the quota of a contact', () => {
  it('is for newcomers alone, and for that contact alone, however many ask at once', async () => {
    const readers = await many(5, '203.0.113.7');
    expect(await ask(readers.slice(0, 1), MAI)).toEqual([200]);
    await sql('update contact_newcomer_quota set used = ?', [NEWCOMERS_A_CONTACT - 1]);
    expect(await ask(readers.slice(1), MAI)).toEqual([200, 429, 429, 429]);
    const refused = await refusal(await add('203.0.113.7'), MAI);
    expect(refused).toMatchObject({ status: 429, code: 'CONTACT_QUOTA_CONTACT', wait: 14 * 3_600 });
    expect(refused.detail).toContain(app.services.config.support.phone);
    expect(await ask(await many(3, '203.0.113.7', 'known'), MAI)).toEqual([200, 200, 200]);
    expect(await ask(readers, HOSPITAL)).toEqual([200, 200, 200, 200, 200]);
    expect(await usedOf('contact_newcomer_quota')).toEqual([5, NEWCOMERS_A_CONTACT]);
  });
});

it('a request for a contact takes all quotas in one order, so that no two requests deadlock', async () => {
  const readers = await many(6, '2001:db8:9:9::1');
  const asked = readers.flatMap(({ request }, i) => {
    const paths = [HOSPITAL, CLINIC, DENTAL, MAI];
    return (i % 2 === 0 ? paths : paths.toReversed()).map(path => request(path));
  });
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await usedOf('contact_address_quota')).toEqual([24, 24]);
  expect(await usedOf('contact_newcomer_quota')).toEqual([6, 6, 6, 6]);
});
