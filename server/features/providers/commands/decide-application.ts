import type { z } from 'zod';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid, notFound, type Problem } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Recipient } from '../../accounts/mails/recipient.ts';
import type { Actor } from '../../audit/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { mailProviderApproved, mailProviderRefused } from '../mails/provider-decision-mails.ts';
import { pageUrl } from '../queries/linked-pages.ts';
import type { applicationDecision, StaffApplication } from '../staff-contract.ts';
import { tables } from '../tables.ts';

type Decision = z.output<typeof applicationDecision>;
type Approval = Extract<Decision, { decision: 'approve' }>;

interface Applicant {
  readonly id: number;
  readonly type: StaffApplication['type'];
  readonly name: string;
  readonly email: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly role: string;
  readonly status: string;
}

/**
 * Approves an application that waits, which gives its account the page named, or refuses it with a reason; the provider
 * is told by mail. A refused one is made to wait again; who refused it, when and why stays until the next decision. Of
 * two at once the first one counts, the other gets 409. Throws 404, and 422 for a page that is not there or of another
 * kind.
 */
export async function decideApplication(
  services: Services,
  actor: Actor,
  id: number,
  decision: Decision,
): Promise<void> {
  await services.db.transaction(async unit => {
    const accountId = await lockApplicant(unit, services, id);
    if (decision.decision === 'reopen') await reopen(unit, id);
    else await close(unit, services, actor, id, decision);
    const applicant = await readApplicant(unit, accountId);
    const fields = await carryOut(unit, services, applicant, decision);
    await recordAudit(unit, services, {
      ...actor,
      action: `provider-application.${decision.decision}`,
      subjectKind: 'provider-application',
      subjectId: id,
      fields: ['status', ...fields],
    });
  });
}

/** The account before its application, in the order of everybody who changes both. Answers whose application it is. */
async function lockApplicant(unit: UnitOfWork, { db }: Services, id: number): Promise<number> {
  const application = await unit.row(
    tables.selectFrom('provider_application').select('account_id as accountId').where('id', '=', id),
  );
  if (!application) throw missing();
  await lockRows(unit, db.engine, 'account', [application.accountId]);
  return application.accountId;
}

/** Takes the application out of those that wait; only one can. The reason of an earlier refusal stays. */
async function close(
  unit: UnitOfWork,
  { clock }: Services,
  { actorId }: Actor,
  id: number,
  decision: Exclude<Decision, { decision: 'reopen' }>,
): Promise<void> {
  const closed = await unit.run(
    tables
      .updateTable('provider_application')
      .set(decision.decision === 'approve' ? { status: 'approved' } : { status: 'refused', reason: decision.reason })
      .set({ decided_by: actorId, decided_at: clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'pending'),
  );
  if (closed === 0) throw await refusal(unit, id, 'Đơn này đã có người khác duyệt. Xin tải lại trang.');
}

/** Puts a refused application back among those that wait; only one can. */
async function reopen(unit: UnitOfWork, id: number): Promise<void> {
  const reopened = await unit.run(
    tables
      .updateTable('provider_application')
      .set('status', 'pending')
      .where('id', '=', id)
      .where('status', '=', 'refused'),
  );
  if (reopened === 0) throw await refusal(unit, id, 'Chỉ mở lại được đơn đang bị từ chối. Xin tải lại trang.');
}

/** Why nothing was changed: it is decided otherwise, or gone with its account. */
async function refusal(unit: UnitOfWork, id: number, detail: string): Promise<Problem> {
  const known = await unit.row(tables.selectFrom('provider_application').select('id').where('id', '=', id));
  return known ? conflict(detail) : missing();
}

const missing = () => notFound('Không tìm thấy đơn đăng ký này.');

async function readApplicant(unit: UnitOfWork, accountId: number): Promise<Applicant> {
  const applicant = await unit.row(
    tables
      .selectFrom('account as a')
      .innerJoin('provider_application as p', 'p.account_id', 'a.id')
      .select(['a.id', 'p.type', 'a.name', 'a.email', 'a.email_confirmed_at as emailConfirmedAt', 'a.role', 'a.status'])
      .where('a.id', '=', accountId),
  );
  if (!applicant) throw new Error('An application without an account');
  return applicant;
}

/** Answers the names of the fields beside the status that the decision wrote. */
async function carryOut(
  unit: UnitOfWork,
  services: Services,
  applicant: Applicant,
  decision: Decision,
): Promise<string[]> {
  const recipient = recipientOf(applicant);
  if (decision.decision === 'refuse') {
    if (recipient) await mailProviderRefused(unit, services, recipient, decision.reason);
    return ['reason'];
  }
  if (applicant.status === 'disabled' || applicant.status === 'anonymised') {
    throw conflict('Tài khoản này đã bị khóa hoặc đã xóa nên không duyệt được.');
  }
  if (applicant.role !== applicant.type) {
    throw conflict('Tài khoản này đã chuyển sang vai trò khác. Xin đổi lại vai trò của tài khoản trước.');
  }
  if (decision.decision === 'reopen') return [];
  const page = await giveAway(unit, services, applicant, decision);
  if (recipient) await mailProviderApproved(unit, services, recipient, page);
  return [`${applicant.type}_id`];
}

/** Undefined where there is no address to write to. */
function recipientOf({ email, name, emailConfirmedAt }: Applicant): Recipient | undefined {
  return email === null ? undefined : { email, name, isEmailConfirmed: emailConfirmedAt !== null };
}

/** Links the account with the page and lets it act. */
async function giveAway(unit: UnitOfWork, { db, clock }: Services, { id, type }: Applicant, approval: Approval) {
  const field = `${type}_id` as const;
  const entityId = approval[field];
  if (entityId == null) throw invalid({ [field]: ['Xin chọn trang để liên kết.'] });
  await lockRows(unit, db.engine, type, [entityId]);
  const page = await unit.row(tables.selectFrom(type).select(['id', 'name', 'slug']).where('id', '=', entityId));
  if (!page) throw invalid({ [field]: ['Trang này không còn nữa. Xin chọn trang khác.'] });
  const now = clock.now();
  await unit.run(
    tables
      .insertInto('provider_link')
      .values({ account_id: id, kind: type, entity_id: entityId, created_at: now })
      .onConflict(same => same.doNothing()),
  );
  await unit.run(tables.updateTable('account').set({ status: 'active', updated_at: now }).where('id', '=', id));
  return { name: page.name, path: pageUrl(type, page) };
}
