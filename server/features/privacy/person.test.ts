import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { eraseAgain, rememberedErasures } from './commands/erase-again.ts';
import { erasePerson } from './commands/erase-person.ts';
import { keptOfPerson } from './queries/kept-of-person.ts';
import type { StaffPerson } from './staff-contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const GUEST = 'khach@antam.example';
const sql = <Row extends object>(text: string, values: readonly (string | number | Date)[] = []) =>
  app.services.db.transaction(unit => textOf(unit).sql<Row>(text, values));

/** Everything that a visitor without an account may leave. */
async function leaveTraces(email: string): Promise<void> {
  const now = app.services.clock.now();
  await sql(
    `insert into comment (kind, entity_id, author_name, author_email, overall, body, body_hash, status, objections, created_at)
     values ('place', ?, 'Khách Lạ', ?, 5, 'Tốt', 'h', 'published', '[]', ?)`,
    [PLACES.hospital.id, email, now],
  );
  await app.services.db.transaction(unit =>
    sendMail(unit, app.services, { to: email, subject: 'Xin chào', text: 'a', html: '<p>a</p>' }),
  );
}
/** Whether an address, or the name of the guest, stands anywhere in the database. */
async function isAnywhere(text: string): Promise<string[]> {
  const tables = ['account', 'account_token', 'audit_entry', 'booking', 'comment', 'mail_message', 'outbox_message'];
  const found: string[] = [];
  for (const table of [...tables, 'address_erasure', 'thread', 'post', 'waiting_entry']) {
    const rows = await textOf(app.services.db.primary).all(`select * from ${table}`);
    if (JSON.stringify(rows).includes(text)) found.push(table);
  }
  return found;
}

describe('a visitor without an account', () => {
  it('is shown with what was left, and erased everywhere, with a record that names nobody', async () => {
    await leaveTraces(GUEST);
    expect(await keptOfPerson(app.services, GUEST)).toEqual({
      account: undefined,
      called_off: [],
      kept: [
        { what: 'letters (by address)', rows: 1 },
        { what: 'reviews (by address)', rows: 1 },
      ],
    });
    await erasePerson(app.services, { email: GUEST, actorId: null });
    expect((await keptOfPerson(app.services, GUEST)).kept).toEqual([]);
    expect(await isAnywhere(GUEST)).toEqual([]);
    expect(await isAnywhere('Khách Lạ')).toEqual([]);
    const [record] = await rememberedErasures(app.services);
    expect(record).toMatchObject({
      addressHash: expect.stringMatching(/^[\w-]{43}$/),
      rows: { 'letters (by address)': 1, 'reviews (by address)': 1 },
    });
    await expect(erasePerson(app.services, { email: GUEST, actorId: null })).rejects.toMatchObject({ status: 404 });
  });

  it('is erased again where a backup from before comes back, once', async () => {
    const beside = await rememberedErasures(app.services);
    await sql('delete from address_erasure');
    await leaveTraces(GUEST);
    await leaveTraces('nguoi-khac@antam.example');
    expect(await eraseAgain(app.services, beside)).toBe(1);
    expect(await isAnywhere(GUEST)).toEqual([]);
    expect((await keptOfPerson(app.services, 'nguoi-khac@antam.example')).kept).toHaveLength(2);
    expect(await rememberedErasures(app.services)).toEqual(beside);
    await leaveTraces(GUEST);
    expect(await eraseAgain(app.services, beside)).toBe(0);
    expect((await keptOfPerson(app.services, GUEST)).kept).toHaveLength(2);
  });
});

describe('a person with an account, in the console', () => {
  it('is shown in numbers and erased at once, without days of grace; both stand in the audit log', async () => {
    const { email } = ACCOUNTS.user;
    const own = await logIn(app, email);
    const admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
    const shown = await admin.create<StaffPerson>('people/', { email: ` ${email.toUpperCase()} ` });
    expect(shown).toMatchObject({ status: 200, json: { account: { role: 'user', status: 'active' } } });
    expect(shown.json.kept).toContainEqual({ what: 'account', rows: 1 });
    expect(JSON.stringify(shown.json)).not.toContain(email);
    expect((await admin.create('people/erasure/', { email })).status).toBe(200);
    expect((await own('/api/v1/account/')).status).toBe(401);
    expect(await isAnywhere(email)).toEqual([]);
    expect((await admin.create<StaffPerson>('people/', { email })).json).toEqual({
      account: null,
      kept: [],
      called_off: [],
    });
    expect((await admin.create('people/erasure/', { email })).status).toBe(404);
    const log = await sql<{ action: string }>(
      `select action from audit_entry where subject_kind = 'person' and subject_id = ? order by id`,
      [shown.json.account?.id ?? 0],
    );
    expect(log.map(({ action }) => action)).toEqual(['person.view', 'person.erase']);
  });

  it('is not erased who works here, nor by who is no admin', async () => {
    const admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
    const moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
    const { email } = ACCOUNTS.editor;
    expect((await admin.create('people/erasure/', { email })).status).toBe(409);
    expect((await moderator.create('people/erasure/', { email: GUEST })).status).toBe(403);
    expect((await admin.create('people/', { email: 'không phải' })).status).toBe(422);
    expect((await keptOfPerson(app.services, email)).account).toMatchObject({ status: 'active' });
  });
});
