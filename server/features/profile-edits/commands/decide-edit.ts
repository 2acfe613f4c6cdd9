import type { z } from 'zod';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, forbidden, invalid } from '../../../platform/errors/problem.ts';
import { type RequestContext, requirePrincipal } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { type Actor, actorOf, recordAudit } from '../../audit/record-audit.ts';
import { professionalKind } from '../../professionals/professional.kind.ts';
import { readProfessional } from '../../professionals/queries/read-professional.ts';
import { checkEdit } from '../../records/commands/check-drafts.ts';
import { saveRecords } from '../../records/commands/save-records.ts';
import { FIELD_NAMES } from '../field-names-contract.ts';
import { type Decided, mailDecision } from '../mails/decision-mail.ts';
import { profileEditPolicy } from '../profile-edit.policy.ts';
import { type EditRow, editById } from '../queries/latest-edit.ts';
import { noEdit } from '../queries/staff-edits.ts';
import { type Changes, type FieldChange, isModerated, type ModeratedField, waitingOf } from '../rules/moderated.ts';
import { editOf, moderatedValues } from '../rules/moderated-values.ts';
import { staffVersion } from '../rules/staff-version.ts';
import type { profileEditDecision } from '../staff-contract.ts';
import { tables } from '../tables.ts';

type Decision = z.output<typeof profileEditDecision>;

const outdated = () =>
  conflict('Yêu cầu này hoặc hồ sơ vừa thay đổi sau khi bạn mở. Xin tải lại trang để xem bản mới nhất rồi duyệt.');

/**
 * Publishes the accepted fields of an edit and refuses others with a reason, in one transaction; the professional gets a
 * message. Throws 404, 403, 422 where a value cannot be published any more, and 409 where what was read is no longer so.
 */
export async function decideEdit(
  services: Services,
  context: RequestContext,
  id: number,
  decision: Decision,
): Promise<void> {
  const { db } = services;
  const principal = requirePrincipal(context);
  const edit = await editById(db.primary, id);
  const known = edit && (await readProfessional(services, edit.professional));
  if (!edit || !known) throw noEdit();
  if (decision.version !== staffVersion(edit, moderatedValues(known))) throw outdated();
  if (!profileEditPolicy.can(principal, 'decide', edit)) throw edit.status === 'pending' ? forbidden() : outdated();
  const waiting = new Map(waitingOf(edit.changes));
  if (![...decision.accept, ...decision.refuse].every(field => waiting.has(field))) throw outdated();
  const accepted = [...waiting].filter(([field]) => decision.accept.includes(field));
  const write = (unit: UnitOfWork) => writeDecision(unit, services, actorOf(context), edit, decision);
  const page = edit.professional;
  if (accepted.length === 0) {
    return db.transaction(async unit => {
      await lockRows(unit, db.engine, 'professional', [page]);
      await write(unit);
    });
  }
  const draft = editOf(accepted);
  const { mistakes } = await checkEdit(services, professionalKind, { said: draft, before: known });
  if (Object.keys(mistakes).length > 0) throw invalid({ accept: Object.entries(mistakes).map(told) });
  await saveRecords(services, professionalKind, [{ id: page, updatedAt: known.updated_at, draft }], { also: write });
}

/** What stands against a field, with the field's name before it. */
const told = ([field, texts]: [string, readonly string[]]): string =>
  `${isModerated(field) ? FIELD_NAMES[field] : field}: ${texts.join(' ')}`;

/** Writes what became of the fields, notes it in the audit log and tells the professional; the profile is locked. */
async function writeDecision(
  unit: UnitOfWork,
  services: Services,
  actor: Actor,
  read: EditRow,
  { accept, refuse, reason }: Decision,
): Promise<void> {
  const edit = await editById(unit, read.id);
  if (edit?.version !== read.version || edit.status !== 'pending') throw outdated();
  const now = services.clock.now();
  const changes = decided(edit.changes, accept, refuse, reason);
  const isOver = waitingOf(changes).length === 0;
  await unit.run(
    tables
      .updateTable('profile_edit')
      .set({
        changes,
        version: edit.version + 1,
        updatedAt: now,
        decidedAt: now,
        decidedBy: actor.actorId,
        status: isOver ? 'decided' : 'pending',
      })
      .where('id', '=', edit.id),
  );
  const note = (kind: string, subjectId: number, verb: string, fields: readonly string[]) =>
    recordAudit(unit, services, { ...actor, action: `${kind}.${verb}`, subjectKind: kind, subjectId, fields });
  if (accept.length > 0) {
    await note('profile-edit', edit.id, 'approve', accept);
    await note('professional', edit.professional, 'update', accept);
  }
  if (refuse.length > 0) await note('profile-edit', edit.id, 'refuse', [...refuse, 'reason']);
  await tell(unit, services, edit, { professional: edit.professional, accepted: accept, refused: refuse, reason });
}

function decided(
  changes: Changes,
  accept: readonly ModeratedField[],
  refuse: readonly ModeratedField[],
  reason: string,
): Changes {
  const next = (field: ModeratedField, change: FieldChange): FieldChange => {
    if (accept.includes(field)) return { ...change, state: 'accepted', reason: '' };
    return refuse.includes(field) ? { ...change, state: 'refused', reason } : change;
  };
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, isModerated(field) ? next(field, change) : change]),
  );
}

/** Nothing is sent once the account is gone or closed. */
async function tell(unit: UnitOfWork, services: Services, { account: id }: EditRow, what: Decided): Promise<void> {
  if (id === null) return;
  const account = await unit.row(
    tables
      .selectFrom('account')
      .select(['email', 'name', 'emailConfirmedAt'])
      .where('id', '=', id)
      .where('status', '=', 'active'),
  );
  if (!account?.email) return;
  const { email, name, emailConfirmedAt: confirmed } = account;
  await mailDecision(unit, services, { email, name, isEmailConfirmed: confirmed !== null }, what);
}
