import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { ThreadPosted } from '../contract.ts';
import { openingOf } from '../queries/opening-of.ts';
import { isGenuine, namedThread } from '../rules/thread-token.ts';
import { tables } from '../tables.ts';
import { presentPosted } from '../thread.presenter.ts';
import { CONFIRM_DAYS, EMAIL_UNCONFIRMED } from './ask-question.ts';

const VISITOR = { accountId: null };
const DAY_MS = 86_400_000;

export const linkInvalid = () =>
  new Problem(422, 'LINK_INVALID', 'Liên kết này không đúng hoặc đã hết hạn. Bạn có thể gửi lại câu hỏi.');

/**
 * Confirms the address of a visitor who asked: the question waits for staff from now on. A link that did so before says
 * so again, as mail readers open links too. Throws 422 for a link that was never mailed, or is too old.
 */
export function confirmQuestion(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<ThreadPosted> {
  const id = namedThread(token);
  if (id === undefined) throw linkInvalid();
  return db.transaction(async unit => {
    await lockRows(unit, db.engine, 'thread', [id]);
    const thread = await unit.row(
      tables
        .selectFrom('thread')
        .select(['id', 'slug', 'status', 'urgency', 'authorEmail', 'createdAt'])
        .where('id', '=', id),
    );
    if (!thread?.authorEmail || !isGenuine(config.secret, token, 'confirm', id, thread.authorEmail)) {
      throw linkInvalid();
    }
    if (thread.status === 'published') {
      return presentPosted(thread, VISITOR);
    }
    if (thread.status === 'unconfirmed') {
      const age = clock.now().getTime() - thread.createdAt.getTime();
      if (age > CONFIRM_DAYS * DAY_MS) throw linkInvalid();
      const now = clock.now();
      await unit.run(tables.updateTable('thread').set({ status: 'pending', updatedAt: now }).where('id', '=', id));
      await withoutFlag(unit, id);
    } else if (thread.status !== 'pending') {
      throw linkInvalid();
    }
    return presentPosted({ ...thread, status: 'pending' }, VISITOR);
  });
}

/** The address speaks against the question no longer. */
async function withoutFlag(unit: UnitOfWork, threadId: number): Promise<void> {
  const question = await unit.row(openingOf({ id: threadId }));
  if (!question) return;
  const objections = question.objections.filter(words => words !== EMAIL_UNCONFIRMED);
  await unit.run(tables.updateTable('post').set('objections', objections).where('id', '=', question.post));
}
