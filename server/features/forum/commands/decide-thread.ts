import type { Principal } from '../../../platform/auth/principal.ts';
import { namesOfHiding } from '../../../platform/cache/tag.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { endReports } from '../../contributions/reports.ts';
import { publishPost } from '../../posts/commands/store-post.ts';
import { postsOf } from '../../posts/post-tags.ts';
import { POSTS } from '../../posts/tables.ts';
import { type MailedDecision, mailQuestionDecision } from '../mails/thread-mails.ts';
import type { ThreadDecision } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { threadPolicy } from '../thread.policy.ts';
import { type LockedThread, lockThread } from './locked-thread.ts';

const STATUS = { publish: 'published', hide: 'hidden', reject: 'rejected' } as const;

/**
 * Publishes a thread, or takes it away with a reason that its asker reads. Throws 404, and 409 where it is decided so
 * already.
 */
export function decideThread(
  services: Services,
  principal: Principal,
  actor: Actor,
  { id, ...decided }: ThreadDecision & { readonly id: number },
): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const thread = await lockThread(unit, services, id);
    if (!threadPolicy.can(principal, decided.decision, thread)) {
      throw conflict('Câu hỏi này đã được xử lý. Xin tải lại trang.');
    }
    const now = clock.now();
    const isPublished = decided.decision === 'publish';
    const reason = decided.decision === 'publish' ? '' : decided.reason;
    const first = isPublished && thread.publishedAt === null ? { publishedAt: now } : {};
    await unit.run(
      tables
        .updateTable('thread')
        .set({ status: STATUS[decided.decision], removalReason: reason, updatedAt: now, ...first })
        .where('id', '=', id),
    );
    await decideQuestion(unit, services, thread, decided.decision, reason);
    await changed(unit, services, { subject: 'thread', ids: [id], aspects: 'all', hides: !isPublished });
    if (!isPublished) await services.tags.write(unit, namesOfHiding([postsOf('thread').name]));
    await tellAsker(unit, services, thread, decided);
    const audited = { action: `thread.${decided.decision}`, subjectKind: 'thread', subjectId: id, fields: ['status'] };
    await recordAudit(unit, services, { ...actor, ...audited });
  });
}

/** The question itself waits with its thread, and is refused with it. A hidden thread hides it as it stands, without reports. */
async function decideQuestion(
  unit: UnitOfWork,
  services: Services,
  { id }: LockedThread,
  decision: ThreadDecision['decision'],
  reason: string,
): Promise<void> {
  if (decision === 'hide') return endQuestionReports(unit, id);
  const status = STATUS[decision];
  const question = await unit.row(
    tables
      .updateTable('post')
      .set({ status, objections: [], isUrgent: false, removalReason: reason })
      .where('kind', '=', 'thread')
      .where('entityId', '=', id)
      .where('position', '=', 0)
      .where('status', 'in', ['pending', 'rejected', 'hidden'])
      .returning(['id', 'answerType', 'thanks']),
  );
  if (!question || decision !== 'publish') return;
  const post = { id: question.id, position: 0, answerType: question.answerType, thanks: question.thanks };
  await publishPost(unit, services, { kind: 'thread', id }, post);
}

async function endQuestionReports(unit: UnitOfWork, threadId: number): Promise<void> {
  const question = await unit.row(
    tables
      .updateTable('post')
      .set('status', 'published')
      .where('kind', '=', 'thread')
      .where('entityId', '=', threadId)
      .where('position', '=', 0)
      .where('status', '=', 'reported')
      .returning('id'),
  );
  if (question) await endReports(unit, POSTS, question.id);
}

/** Only who confirmed an address is written to. */
async function tellAsker(
  unit: UnitOfWork,
  services: Services,
  thread: LockedThread,
  decided: MailedDecision,
): Promise<void> {
  if (thread.status === 'unconfirmed') return;
  const email = thread.authorId === null ? thread.authorEmail : await confirmedEmail(unit, thread.authorId);
  if (email) await mailQuestionDecision(unit, services, { email, thread, decided });
}

async function confirmedEmail(unit: UnitOfWork, accountId: number): Promise<string | null> {
  const account = await unit.row(
    tables.selectFrom('account').select('email').where('id', '=', accountId).where('emailConfirmedAt', 'is not', null),
  );
  return account?.email ?? null;
}
