import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { tablesOf } from '../db/tables.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { enqueue } from '../jobs/outbox.ts';
import { MailMessage } from './mail-message.entity.ts';
import { mailTopic, plainMailTopic } from './send-mail.ts';

const tables = tablesOf(MailMessage);

/** What became of the request to send a message again; `sending`: a worker has it at this moment. */
export type Retry = 'enqueued' | 'sending' | 'sent' | 'given_up' | 'unknown';

interface RetryServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** Sends an email message that waits or failed as soon as a worker is free, with all tries before it. */
export function retryEmailMessage({ db, clock }: RetryServices, id: number): Promise<Retry> {
  return db.transaction(unit => retryIn(unit, db.engine, clock.now(), id));
}

/** As {@link retryEmailMessage}, inside a transaction. */
export async function retryIn(unit: UnitOfWork, engine: Database['engine'], now: Date, id: number): Promise<Retry> {
  const jobs = await lockJobs(unit, engine, id);
  if (jobs.some(({ leased }) => leased > now.getTime())) return 'sending';
  const emailMessage = await unit.row(
    tables
      .selectFrom('mail_message')
      .select(eb => ['sentAt', eb.or([eb('sealed', 'is not', null), eb('recipient', 'is not', null)]).as('isKept')])
      .where('id', '=', id),
  );
  if (!emailMessage) return 'unknown';
  if (emailMessage.sentAt !== null) return 'sent';
  if (!emailMessage.isKept) return 'given_up';
  await unit.run(tables.updateTable('mail_message').set({ failedAt: null, isRefused: false }).where('id', '=', id));
  for (const job of jobs) await textOf(unit).sql('delete from outbox_message where id = ?', [job.id]);
  await enqueue(unit, mailTopic, { id }, { now });
  return 'enqueued';
}

/** The jobs of an email message that are not done, which no worker takes until the transaction ends. */
async function lockJobs(unit: UnitOfWork, engine: Database['engine'], id: number) {
  const is = `topic in (?, ?) and payload = ${engine === 'postgresql' ? 'cast(? as jsonb)' : '?'}`;
  const values = [mailTopic.name, plainMailTopic.name, JSON.stringify({ id })];
  const rows = await textOf(unit).sql<{ id: number | string; leased_until: Date | number | null }>(
    // Each half has an index of its own.
    `update outbox_message set available_at = available_at where id in (
       select id from outbox_message where priority = 0 and done_at is null and failed_at is null and ${is}
       union all select id from outbox_message where done_at is null and failed_at is not null and ${is}
     ) returning id, leased_until`,
    [...values, ...values],
  );
  return rows.map(row => ({
    id: Number(row.id),
    leased: row.leased_until === null ? 0 : new Date(row.leased_until).getTime(),
  }));
}
