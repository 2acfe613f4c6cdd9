import { z } from 'zod';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { postPublished } from '../../posts/post-events.ts';
import { type MailedThread, mailNewReplies } from '../mails/thread-mails.ts';
import { stopToken } from '../rules/thread-token.ts';
import { tables } from '../tables.ts';

/** At most one email message about a thread goes to a follower in this time. */
const PAUSE_MS = 3_600_000;
/** Followers who are written to in one transaction. */
const AT_ONCE = 200;

/**
 * Followers of a thread are to get an email message about replies that they have not seen; enqueued again while some
 * must wait.
 */
const emailMessagesDue = defineTopic('forum.letters-due', z.object({ thread: z.number().int() }), { priority: 'mail' });

/** What follows from a reply: followers count it as unread, and get an email message. */
export const replyJobs = (services: Services): readonly JobHandler[] => [
  handle(postPublished, ({ id, kind, entity_id }, { messageId }) =>
    kind === 'thread' ? countReply(services, { reply: id, thread: entity_id, messageId }) : Promise.resolve(),
  ),
  handle(emailMessagesDue, ({ thread }) => sendEmailMessages(services, thread)),
];

interface NewReply {
  readonly reply: number;
  readonly thread: number;
  readonly messageId: number;
}

async function countReply(services: Services, { reply, thread, messageId }: NewReply): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction(async unit => {
    // The key lets a job that runs twice count once.
    const isNew = await enqueue(
      unit,
      emailMessagesDue,
      { thread },
      { now, dedupeKey: `forum.reply:${reply}:${messageId}` },
    );
    if (!isNew) return;
    const post = await unit.row(tables.selectFrom('post').select('account').where('id', '=', reply));
    await unit.run(
      tables
        .updateTable('thread_follow')
        .set(eb => ({ unread: eb('unread', '+', 1) }))
        .where('thread', '=', thread)
        // Nobody needs a message about their own words.
        .where('account', '<>', post?.account ?? 0),
    );
  });
}

/** Writes to all who follow a thread and have not been written to for a while; the others get their email message later. */
export async function sendEmailMessages(services: Services, id: number): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const thread = await db.primary.row(
    tables
      .selectFrom('thread')
      .select(['id', 'slug', 'name', 'account', 'authorEmail', 'lastPosition'])
      .where('id', '=', id)
      .where('status', '=', 'published'),
  );
  if (!thread) return;
  await db.transaction(async unit => {
    if (thread.account === null && thread.authorEmail !== null) {
      await tellAsker(unit, services, thread, thread.authorEmail, now);
    }
  });
  while ((await db.transaction(unit => tellSome(unit, services, thread, now))) === AT_ONCE);
  await db.transaction(unit => laterEmailMessages(unit, id, now));
}

/** A visitor who asked has no list of what is unread: whatever came in this hour is one email message. */
async function tellAsker(unit: UnitOfWork, services: Services, thread: MailedThread, email: string, now: Date) {
  const emailMessage = { email, thread, count: 1, stopToken: stopToken(services.config.secret, thread.id, null) };
  await mailNewReplies(unit, services, emailMessage, `thread-asker:${thread.id}:${hourOf(now)}`);
}

async function tellSome(unit: UnitOfWork, services: Services, thread: MailedThread, now: Date): Promise<number> {
  const due = await unit.rows(
    waiting(thread.id)
      .select(['account.id', 'account.email', 'follow.unread', 'account.emailConfirmedAt'])
      .where(eb =>
        eb.or([eb('follow.mailedAt', 'is', null), eb('follow.mailedAt', '<=', new Date(now.getTime() - PAUSE_MS))]),
      )
      .orderBy('account.id')
      .limit(AT_ONCE),
  );
  if (due.length === 0) return 0;
  const accounts = due.map(({ id }) => id);
  await unit.run(
    tables
      .updateTable('thread_follow')
      .set(eb => ({ mailedAt: now, told: eb.ref('unread') }))
      .where('thread', '=', thread.id)
      .where('account', 'in', idList(accounts)),
  );
  for (const { id, email, unread } of due) {
    if (email === null) continue;
    const emailMessage = { email, thread, count: unread, stopToken: stopToken(services.config.secret, thread.id, id) };
    await mailNewReplies(unit, services, emailMessage, `thread-follower:${thread.id}:${id}:${now.getTime()}`);
  }
  return due.length;
}

/** Followers whose address is confirmed, with unread replies that no email message has announced. */
const waiting = (thread: number) =>
  tables
    .selectFrom('thread_follow as follow')
    .innerJoin('account', 'account.id', 'follow.account')
    .where('follow.thread', '=', thread)
    .whereRef('follow.unread', '>', 'follow.told')
    .where('account.status', 'in', ['active', 'pending'])
    .where('account.emailConfirmedAt', 'is not', null);

/** Has this run again once the first of those who were written to lately may get the next email message. */
async function laterEmailMessages(unit: UnitOfWork, thread: number, now: Date): Promise<void> {
  const next = await unit.row(
    waiting(thread)
      .select('follow.mailedAt')
      .where('follow.mailedAt', '>', new Date(now.getTime() - PAUSE_MS))
      .orderBy('follow.mailedAt')
      .limit(1),
  );
  if (!next?.mailedAt) return;
  const availableAt = new Date(next.mailedAt.getTime() + PAUSE_MS);
  const dedupeKey = `forum.letters:${thread}:${availableAt.getTime()}`;
  await enqueue(unit, emailMessagesDue, { thread }, { now, availableAt, dedupeKey });
}

const hourOf = (now: Date) => Math.floor(now.getTime() / PAUSE_MS);
