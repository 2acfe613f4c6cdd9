import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { noThread } from '../queries/thread-detail.ts';
import { tables } from '../tables.ts';

const stored = tables
  .selectFrom('thread')
  .select(['id', 'slug', 'name', 'status', 'speciality', 'account as authorId', 'authorEmail', 'isLocked'])
  .select(['publishedAt', 'lastPosition', 'replyCount', 'answerCount', 'thankCount', 'lastReplyAt']);

const read = (unit: UnitOfWork, ids: readonly number[]) =>
  unit.rows(stored.where('id', 'in', idList(ids)).orderBy('id'));
export type LockedThread = Awaited<ReturnType<typeof read>>[number];

/** A thread as it is stored, locked until the transaction ends. Throws 404. */
export async function lockThread(unit: UnitOfWork, { db }: Pick<Services, 'db'>, id: number): Promise<LockedThread> {
  await lockRows(unit, db.engine, 'thread', [id]);
  const [thread] = await read(unit, [id]);
  if (!thread) throw noThread();
  return thread;
}

/** Two threads, locked in the order of their ids. Throws 404. */
export async function lockBoth(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  one: number,
  other: number,
): Promise<{ readonly one: LockedThread; readonly other: LockedThread }> {
  await lockRows(unit, db.engine, 'thread', [one, other]);
  const found = new Map((await read(unit, [one, other])).map(thread => [thread.id, thread]));
  const [first, second] = [found.get(one), found.get(other)];
  if (!first || !second) throw noThread();
  return { one: first, other: second };
}
