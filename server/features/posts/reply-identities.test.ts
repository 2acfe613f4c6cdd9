import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { addPostWriters, type PostWriter, type PostWriters, words } from '../../testing/post-writers.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import type { GrantedIdentity } from './staff-contract.ts';

let app: TestApp;
let writers: PostWriters;
let admin: ConsoleCalls;
let official: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  writers = await addPostWriters(app);
  admin = consoleCalls(await writers.as('admin'));
  official = await writers.as('official');
});
afterAll(() => app.close());

type Listed = { identities: GrantedIdentity[] };
const CONSENT = 'Bác sĩ đồng ý qua email ngày 12-11-2026';
const mai = { kind: 'professional', entity_id: PROFESSIONALS.mai.id, consent: CONSENT } as const;
const path = async (who: PostWriter = 'official') => `accounts/${await writers.accountId(who)}/identities`;
const reply = async (fields: Record<string, string | number>) => {
  const { id } = await writers.thread();
  return (await writers.send(official, { thread_id: id, body: words(), ...fields })).status;
};
const AS_MAI = { reply_as_type_id: `professional-${PROFESSIONALS.mai.id}`, reply_as_id: PROFESSIONALS.mai.id };
const logged = async () => {
  const sql = `select action, fields from audit_entry where subject_id = ? and action like 'account.identity-%' order by id`;
  return textOf(app.services.db.primary).all<{ action: string }>(sql, [await writers.accountId('official')]);
};

it('[ROLE-22] [ROLE-31] [FORUM-36] an official replies as a doctor only from the grant of an admin until it is taken back, both in the audit log', async () => {
  expect(await reply(AS_MAI)).toBe(403);
  const granted = await admin.create<Listed>(await path(), mai);
  expect(granted.json.identities).toMatchObject([
    { kind: 'professional', entity_id: mai.entity_id, consent: CONSENT, granted_by: ACCOUNTS.admin.name },
  ]);
  expect(granted.json.identities[0]?.url).toBe(PROFESSIONALS.mai.path);
  expect(await reply(AS_MAI)).toBe(200);
  expect((await admin.create(await path(), mai)).status).toBe(409);
  const [identity] = granted.json.identities;
  expect((await admin.remove<Listed>(`${await path()}/${identity?.id}`)).json.identities).toEqual([]);
  expect(await reply(AS_MAI)).toBe(403);
  expect((await admin.remove(`${await path()}/${identity?.id}`)).status).toBe(404);
  expect((await logged()).map(({ action }) => action)).toEqual(['account.identity-add', 'account.identity-delete']);
});

it('[ROLE-31] a doctor is lent to nobody without the consent on record, and hears of it by email', async () => {
  const withoutConsent = await admin.create(await path(), { ...mai, consent: '  ' });
  expect(withoutConsent).toMatchObject({ status: 422, json: { consent: [expect.stringContaining('đồng ý')] } });
  await admin.create(await path(), mai);
  const toDoctor = (await sentMails(app)).filter(({ to }) => to === ACCOUNTS.doctor.email);
  expect(toDoctor.at(-1)?.subject).toBe('An Tâm được trả lời thay bạn');
});

it.each([
  ['an account that is not official', 'editor', mai, 422],
  ['a page that is not published', 'official', { kind: 'place', entity_id: PLACES.hidden.id }, 422],
  ['a page that is not there', 'official', { kind: 'place', entity_id: 99_999_999 }, 422],
  ['a kind that nobody replies as', 'official', { kind: 'official', entity_id: 1 }, 422],
] as const)('[ROLE-31] nothing is granted of %s', async (_, who, body, status) => {
  expect((await admin.create(await path(who), body)).status).toBe(status);
});

it('[ROLE-31] what was granted is of no use to an account that is no longer official, nor while the page is hidden', async () => {
  const { db } = app.services;
  const account = await writers.accountId('official');
  const run = (sql: string, values: readonly (number | string | boolean)[]) =>
    db.transaction(unit => textOf(unit).sql(sql, values));
  await admin.create(await path(), { kind: 'place', entity_id: PLACES.dental.id });
  const asPlace = { reply_as_type: 'place', reply_as_id: PLACES.dental.id };
  expect(await reply(asPlace)).toBe(200);
  await run(`update place set status = 'hidden' where id = ?`, [PLACES.dental.id]);
  expect(await reply(asPlace)).toBe(403);
  await run(`update place set status = 'published' where id = ?`, [PLACES.dental.id]);
  await run('update account set is_official = ? where id = ?', [false, account]);
  expect(await reply(asPlace)).toBe(403);
  await run('update account set is_official = ? where id = ?', [true, account]);
});

it('[ROLE-31] what was granted goes with the page', async () => {
  await admin.create(await path(), { kind: 'place', entity_id: PLACES.imported.id });
  const before = await admin.get<Listed>(await path());
  expect(before.json.identities.map(({ entity_id }) => entity_id)).toContain(PLACES.imported.id);
  expect((await admin.remove(`places/${PLACES.imported.id}`)).status).toBe(200);
  const after = await admin.get<Listed>(await path());
  expect(after.json.identities.map(({ entity_id }) => entity_id)).not.toContain(PLACES.imported.id);
});

it('[ROLE-31] what was granted to an account that is disabled today is shown and can be taken back', async () => {
  const granted = await admin.create<Listed>(await path(), { kind: 'place', entity_id: PLACES.clinic.id });
  const given = granted.json.identities.find(({ entity_id }) => entity_id === PLACES.clinic.id);
  const account = await writers.accountId('official');
  const setStatus = (status: string) =>
    app.services.db.transaction(unit =>
      textOf(unit).sql('update account set status = ? where id = ?', [status, account]),
    );
  await setStatus('disabled');
  const listed = await admin.get<Listed>(await path());
  expect([listed.status, listed.json.identities.map(({ id }) => id)]).toEqual([
    200,
    expect.arrayContaining([given?.id]),
  ]);
  expect((await admin.remove(`${await path()}/${given?.id}`)).status).toBe(200);
  await setStatus('active');
});
