import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { textOf } from '../../platform/db/text.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { defineTopic } from '../../platform/jobs/topic.ts';
import { markFailed, noteAnswer } from '../../platform/mail/mail-store.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { StaffEmailMessage, StaffEmailMessageRow, StaffJob } from './staff-contract.ts';

const LAN = 'lan.nguyen@antam.example';
const topic = defineTopic('test.nobody-does-this', z.object({ n: z.number() }));

let app: TestApp;
let admin: ConsoleCalls;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.db.transaction(async unit => {
    await textOf(unit).sql('delete from mail_message');
    await textOf(unit).sql('delete from outbox_message');
  });
});

/** An email message to Lan; one that was refused has the answer of its mail server. */
async function emailMessage({ isRefused = false } = {}): Promise<number> {
  const { db, clock } = app.services;
  const mail = { to: LAN, subject: 'Xin chào Lan', text: 'a', html: '<p>a</p>' };
  await db.transaction(unit => sendMail(unit, app.services, mail));
  const row = await textOf(db.primary).first<{ id: number | string }>('select max(id) as id from mail_message');
  const id = Number(row?.id);
  if (!isRefused) return id;
  await noteAnswer(db, id, { at: clock.now().toISOString(), code: 550, text: '550 5.1.1 … unknown' });
  await markFailed(db, id, clock.now(), true);
  await db.transaction(unit => textOf(unit).sql('update outbox_message set done_at = ?', [clock.now()]));
  return id;
}
/** A job that was given up. */
async function failedJob(): Promise<number> {
  const { db, clock } = app.services;
  await db.transaction(unit => enqueue(unit, topic, { n: 1 }, { now: clock.now() }));
  const [row] = await db.transaction(unit =>
    textOf(unit).sql<{ id: number | string }>(
      `update outbox_message set failed_at = ?, attempts = 10, last_error = 'Error: broken' where topic = ? returning id`,
      [clock.now(), topic.name],
    ),
  );
  return Number(row?.id);
}
const audited = async (kind: string, id: number) =>
  (
    await textOf(app.services.db.primary).all<{ action: string }>(
      'select action from audit_entry where subject_kind = ? and subject_id = ? order by id',
      [kind, id],
    )
  ).map(({ action }) => action);

describe('email messages in the console', () => {
  it('are listed by their state with why they failed, and without whole addresses', async () => {
    const [refused, waiting] = [await emailMessage({ isRefused: true }), await emailMessage()];
    const failed = await admin.list<StaffEmailMessageRow>('letters/', { filter: { state: 'failed' } });
    expect(failed.rows).toMatchObject([
      {
        id: refused,
        state: 'failed',
        is_refused: true,
        recipient: 'l…@antam.example',
        subject: 'Xin chào Lan',
        attempts: 1,
        last_answer: { code: 550, text: '550 5.1.1 … unknown' },
        can: { retry: true },
      },
    ]);
    expect(JSON.stringify(failed.rows)).not.toContain(LAN);
    const all = await admin.list<StaffEmailMessageRow>('letters/', { sort: ['id', 'DESC'], range: [0, 0] });
    expect([all.rows.map(({ id }) => id), all.total]).toEqual([[waiting], 2]);
    const some = await admin.list<StaffEmailMessageRow>('letters/', { filter: { id: [refused] } });
    expect(some.rows.map(({ id }) => id)).toEqual([refused]);
  });

  it('show their recipient alone, which stands in the audit log', async () => {
    const id = await emailMessage({ isRefused: true });
    expect((await admin.get<StaffEmailMessage>(`letters/${id}/`)).json).toMatchObject({
      recipient: LAN,
      subject: 'Xin chào Lan',
      sent_at: null,
      failed_at: expect.any(String),
      answers: [{ code: 550 }],
    });
    expect(await audited('letter', id)).toEqual(['letter.view']);
    expect((await admin.get('letters/99999/')).status).toBe(404);
  });

  it('are sent again with one press, once', async () => {
    const id = await emailMessage({ isRefused: true });
    const presses = await Promise.all([1, 2, 3].map(() => admin.create(`letters/${id}/retry/`, {})));
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sentMails(app)).filter(({ to }) => to === LAN)).toHaveLength(1);
    expect((await admin.get<StaffEmailMessage>(`letters/${id}/`)).json).toMatchObject({
      state: 'sent',
      recipient: null,
      can: { retry: false },
    });
    expect((await admin.create(`letters/${id}/retry/`, {})).status).toBe(409);
    expect((await audited('letter', id)).filter(action => action === 'letter.retry')).toHaveLength(3);
  });
});

describe('jobs in the console', () => {
  it('are listed with why they failed, done again and dropped', async () => {
    const id = await failedJob();
    const list = (which: string) => admin.list<StaffJob>('jobs/', { filter: { which } });
    expect((await list('failed')).rows).toMatchObject([
      {
        id,
        topic: topic.name,
        state: 'failed',
        attempts: 10,
        error: 'Error: broken',
        can: { retry: true, drop: true },
      },
    ]);
    expect((await admin.create(`jobs/${id}/retry/`, {})).status).toBe(200);
    expect((await list('failed')).total).toBe(0);
    expect((await list('waiting')).rows).toMatchObject([{ id, state: 'due', attempts: 0, error: null }]);
    expect((await admin.create(`jobs/${id}/drop/`, {})).status).toBe(200);
    expect((await list('waiting')).total).toBe(0);
    expect((await admin.create(`jobs/${id}/drop/`, {})).status).toBe(404);
    expect(await audited('job', id)).toEqual(['job.retry', 'job.drop']);
  });

  it('of email messages are left to the messages', async () => {
    await emailMessage();
    const { rows } = await admin.list<StaffJob>('jobs/', { filter: { which: 'waiting', topic: 'mail.send-sealed' } });
    expect(rows).toMatchObject([{ can: { retry: false, drop: false } }]);
    expect((await admin.create(`jobs/${rows[0]?.id}/drop/`, {})).status).toBe(409);
  });

  it('and email messages are for admins alone, and are changed with the token alone', async () => {
    const id = await emailMessage({ isRefused: true });
    const moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
    for (const path of ['letters/', `letters/${id}/`, 'jobs/']) {
      expect([path, (await moderator.get(path)).status]).toEqual([path, 403]);
    }
    expect((await moderator.create(`letters/${id}/retry/`, {})).status).toBe(403);
    expect((await app.request(`/api/admin/letters/${id}/retry/`, { method: 'POST' })).status).toBe(401);
  });
});
