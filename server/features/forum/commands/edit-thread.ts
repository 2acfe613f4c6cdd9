import type { Principal } from '../../../platform/auth/principal.ts';
import { defined } from '../../../platform/db/entity-writes.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { urgencyOf } from '../../posts/urgent-contract.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { openingOf } from '../queries/opening-of.ts';
import { titleColumns } from '../rules/title-columns.ts';
import type { ThreadEdit } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { threadPolicy } from '../thread.policy.ts';
import { lockThread } from './locked-thread.ts';

/**
 * Changes the title, and with it the address and whether the question can wait, or the speciality. Throws 404, and 409 for
 * a merged thread.
 */
export async function editThread(
  services: Services,
  principal: Principal,
  actor: Actor,
  { id, title, speciality }: ThreadEdit & { readonly id: number },
): Promise<void> {
  const speciality_id = await specialityOf(services, speciality);
  await services.db.transaction(async unit => {
    const thread = await lockThread(unit, services, id);
    if (!threadPolicy.can(principal, 'edit', thread)) throw merged();
    const named = title === undefined || title === thread.name ? {} : await columnsOf(unit, id, title);
    const fields = Object.keys(defined({ title, speciality }));
    if (fields.length === 0) return;
    const values = { ...named, ...defined({ speciality: speciality_id }), updatedAt: services.clock.now() };
    await unit.run(tables.updateTable('thread').set(values).where('id', '=', id));
    const aspects = [
      ...(title === undefined ? [] : ['name', 'slug']),
      ...(speciality === undefined ? [] : ['speciality']),
    ];
    await changed(unit, services, { subject: 'thread', ids: [id], aspects, hides: true });
    await audit(unit, services, actor, id, 'thread.update', fields);
  });
}

/** What follows from a new title. Whether the question can wait is read from it and from the words of the opening. */
async function columnsOf(unit: UnitOfWork, id: number, title: string) {
  const opening = await unit.row(openingOf({ id }));
  return {
    ...titleColumns(title),
    urgency: urgencyOf(`${title}\n${opening?.bodyNoHtml ?? ''}`),
  };
}

/** Lets nobody reply any more, or again. Throws 404, and 409 for what is not public. */
export async function lockReplies(
  services: Services,
  principal: Principal,
  actor: Actor,
  { id, locked }: { readonly id: number; readonly locked: boolean },
): Promise<void> {
  await services.db.transaction(async unit => {
    const thread = await lockThread(unit, services, id);
    if (!threadPolicy.can(principal, 'lock', thread)) throw conflict('Câu hỏi này chưa được đăng nên không khoá được.');
    if (thread.isLocked === locked) return;
    await unit.run(tables.updateTable('thread').set('isLocked', locked).where('id', '=', id));
    await changed(unit, services, { subject: 'thread', ids: [id], aspects: ['locked'] });
    await audit(unit, services, actor, id, locked ? 'thread.lock' : 'thread.unlock', ['is_locked']);
  });
}

export const merged = () => conflict('Câu hỏi này đã được gộp vào câu hỏi khác. Xin tải lại trang.');

/** Writes into the audit log what was done with a thread. */
export const audit = (
  unit: UnitOfWork,
  services: Services,
  actor: Actor,
  subjectId: number,
  action: string,
  fields: readonly string[],
): Promise<void> => recordAudit(unit, services, { ...actor, action, subjectKind: 'thread', subjectId, fields });

/** The id of what was chosen; undefined where nothing was sent, null for none. */
async function specialityOf({ db }: Pick<Services, 'db'>, slug: string | null | undefined) {
  if (slug === undefined || slug === null) return slug;
  const term = (await termsOf(db)).bySlug('speciality', slug);
  if (!term) throw invalid({ speciality: ['Không tìm thấy chuyên khoa này.'] });
  return term.id;
}
