import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { bodyHash } from '../../posts/rules/body-hash.ts';
import type { ThreadStatus } from '../contract.ts';
import { tables } from '../tables.ts';

/** A second click within this time is no second question. */
const SAME_CLICK_MS = 60_000;

/** A question that an earlier click has stored. */
export interface EarlierQuestion {
  readonly id: number;
  readonly slug: string;
  readonly status: ThreadStatus;
}

/** Thrown in the transaction of the later click, so that nothing of it stays. */
export class AskedBefore extends Error {
  readonly thread: EarlierQuestion;
  constructor(thread: EarlierQuestion) {
    super('This question is stored already');
    this.thread = thread;
  }
}

/** Throws {@link AskedBefore} where an account asked in the same words a moment ago; its clicks wait for each other. */
export async function refuseAskedBefore(
  unit: UnitOfWork,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
  question: { readonly title: string; readonly text: string },
): Promise<void> {
  await lockRows(unit, db.engine, 'account', [accountId]);
  const since = new Date(clock.now().getTime() - SAME_CLICK_MS);
  const earlier = await unit.row(
    tables
      .selectFrom('post')
      .innerJoin('thread', 'thread.id', 'post.entity_id')
      .select(['thread.id', 'thread.slug', 'thread.status'])
      .where('post.account_id', '=', accountId)
      .where('post.created_at', '>', since)
      .where('post.kind', '=', 'thread')
      .where('post.position', '=', 0)
      .where('post.body_hash', '=', bodyHash(question.text))
      .where('thread.name', '=', question.title)
      .limit(1),
  );
  if (earlier) throw new AskedBefore(earlier);
}
