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
    await unit.run(tables.updateTable('thread').set({ merged_into: into }).where('merged_into', '=', id));
    await unit.run(
      tables
        .updateTable('thread')
        .set({ status: 'merged', merged_into: into, updated_at: now })
        .set({ reply_count: 0, answer_count: 0, thank_count: 0, last_reply_at: null })
        .where('id', '=', id),
    );
    await changed(unit, services, { subject: 'thread', ids: [id, into], aspects: 'all', hides: true });
    await audit(unit, services, actor, id, 'thread.merge', ['merged_into']);
  });
}

async function movePosts(unit: UnitOfWork, source: LockedThread, target: LockedThread): Promise<void> {
  const base = target.last_position + 1;
  await unit.run(
    tables
      .updateTable('post')
      .set(eb => ({ entity_id: target.id, position: eb('position', '+', base) }))
      .where('kind', '=', 'thread')
      .where('entity_id', '=', source.id),
  );
  const latest = [source.last_reply_at, target.last_reply_at, source.published_at].flatMap(at => at?.getTime() ?? []);
  await unit.run(
    tables
      .updateTable('thread')
      .set({
        last_position: base + source.last_position,
        // The other question is a reply now.
        reply_count: target.reply_count + source.reply_count + 1,
        answer_count: target.answer_count + source.answer_count,
        thank_count: target.thank_count + source.thank_count,
        last_reply_at: latest.length > 0 ? new Date(Math.max(...latest)) : null,
      })
      .where('id', '=', target.id),
  );
}

async function moveFollowers(unit: UnitOfWork, source: LockedThread, target: LockedThread, now: Date): Promise<void> {
  const known = tables.selectFrom('thread_follow').select('account_id').where('thread_id', '=', target.id);
  await unit.run(
    tables
      .updateTable('thread_follow')
      .set({ thread_id: target.id, created_at: now })
      .where('thread_id', '=', source.id)
      .where('account_id', 'not in', known),
  );
  await unit.run(tables.deleteFrom('thread_follow').where('thread_id', '=', source.id));
}
