import type { Principal } from '../../../platform/auth/principal.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../audit/record-audit.ts';
import { tables } from '../tables.ts';
import { threadPolicy } from '../thread.policy.ts';
import { audit } from './edit-thread.ts';
import { type LockedThread, lockBoth } from './locked-thread.ts';

/**
 * Moves the posts of a thread behind those of another one, its question among them, and everybody who follows it. Its
 * address leads to the other one from then on. Throws 404, and 409 where one of the two is not public.
 */
export async function mergeThreads(
  services: Services,
  principal: Principal,
  actor: Actor,
  { id, into }: { readonly id: number; readonly into: number },
): Promise<void> {
  if (id === into) throw invalid({ into: ['Xin chọn một câu hỏi khác.'] });
  await services.db.transaction(async unit => {
    const { one: source, other: target } = await lockBoth(unit, services, id, into);
    if (![source, target].every(thread => threadPolicy.can(principal, 'merge', thread))) {
      throw conflict('Chỉ gộp được hai câu hỏi đang được đăng.');
    }
    const now = services.clock.now();
    await movePosts(unit, source, target);
    await moveFollowers(unit, source, target, now);
    await unit.run(tables.updateTable('thread').set({ mergedInto: into }).where('mergedInto', '=', id));
    await unit.run(
      tables
        .updateTable('thread')
        .set({ status: 'merged', mergedInto: into, updatedAt: now })
        .set({ replyCount: 0, answerCount: 0, thankCount: 0, lastReplyAt: null })
        .where('id', '=', id),
    );
    await changed(unit, services, { subject: 'thread', ids: [id, into], aspects: 'all', hides: true });
    await audit(unit, services, actor, id, 'thread.merge', ['merged_into']);
  });
}

async function movePosts(unit: UnitOfWork, source: LockedThread, target: LockedThread): Promise<void> {
  const base = target.lastPosition + 1;
  await unit.run(
    tables
      .updateTable('post')
      .set(eb => ({ entityId: target.id, position: eb('position', '+', base) }))
      .where('kind', '=', 'thread')
      .where('entityId', '=', source.id),
  );
  const latest = [source.lastReplyAt, target.lastReplyAt, source.publishedAt].flatMap(at => at?.getTime() ?? []);
  await unit.run(
    tables
      .updateTable('thread')
      .set({
        lastPosition: base + source.lastPosition,
        // The other question is a reply now.
        replyCount: target.replyCount + source.replyCount + 1,
        answerCount: target.answerCount + source.answerCount,
        thankCount: target.thankCount + source.thankCount,
        lastReplyAt: latest.length > 0 ? new Date(Math.max(...latest)) : null,
      })
      .where('id', '=', target.id),
  );
}

async function moveFollowers(unit: UnitOfWork, source: LockedThread, target: LockedThread, now: Date): Promise<void> {
  const known = tables.selectFrom('thread_follow').select('account').where('thread', '=', target.id);
  await unit.run(
    tables
      .updateTable('thread_follow')
      .set({ thread: target.id, createdAt: now })
      .where('thread', '=', source.id)
      .where('account', 'not in', known),
  );
  await unit.run(tables.deleteFrom('thread_follow').where('thread', '=', source.id));
}
