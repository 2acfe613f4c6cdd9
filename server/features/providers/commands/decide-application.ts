import type { InferResult } from 'kysely';
import type { z } from 'zod';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid, notFound, type Problem } from '../../../platform/errors/problem.ts';
import { type RequestContext, requirePrincipal } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import type { Recipient } from '../../accounts/mails/recipient.ts';
import { actorOf, recordAudit } from '../../audit/record-audit.ts';
import { applicationPolicy, isClosed } from '../application.policy.ts';
import { mailProviderApproved, mailProviderRefused } from '../mails/provider-decision-mails.ts';
import { ownedPagePolicy } from '../owned-page.policy.ts';
import { applicantDoubts, approvalDoubts } from '../queries/application-doubts.ts';
import { pageUrl } from '../queries/linked-pages.ts';
import { versionOf } from '../rules/version-of.ts';
import type { applicationDecision } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { makePage } from './make-page.ts';

type Decision = z.output<typeof applicationDecision>;
type Approval = Extract<Decision, { decision: 'approve' }>;

/**
 * Approves a pending application, which links its account with the named page or with a draft that is made from it, or
 * refuses it with a reason; the provider gets an email message. A refused application can be made pending again; who refused it, when and why stays
 * until the next decision. Of two decisions at the same time the first one counts and the other gets 409, as does one on
 * words that the applicant has corrected since they were read. Throws 404, and 422 if the page does not exist or is of another kind, or for doubts that were not confirmed.
 */
export async function decideApplication(
  services: Services,
  context: RequestContext,
  id: number,
  decision: Decision,
): Promise<void> {
  if (decision.decision !== 'approve' || !decision.new_page) {
    return services.db.transaction(unit => decideIn(unit, services, context, id, decision));
  }
  await makePage(services, actorOf(context), id, decision.new_page, (unit, page, madeOf) =>
    decideIn(unit, services, context, id, { ...decision, ...page }, madeOf),
  );
}

/** `madeOf` is the version of the words from which a page was just made. */
async function decideIn(
  unit: UnitOfWork,
  services: Services,
  context: RequestContext,
  id: number,
  decision: Decision,
  madeOf?: string,
): Promise<void> {
  const principal = requirePrincipal(context);
  const applicant = await lockApplicant(unit, services, id);
  if (!applicationPolicy.can(principal, decision.decision, applicant)) throw refusal(applicant, decision);
  if (decision.decision !== 'reopen') requireSameWords(applicant, [decision.version, madeOf ?? decision.version]);
  await writeDecision(unit, services, principal.accountId, id, decision);
  const fields = await carryOut(unit, services, applicant, decision);
  await recordAudit(unit, services, {
    ...actorOf(context),
    action: `provider-application.${decision.decision}`,
    subjectKind: 'provider-application',
    subjectId: id,
    fields: ['status', ...fields],
  });
}

const applicants = tables
  .selectFrom('provider_application as p')
  .innerJoin('account as a', 'a.id', 'p.account')
  .select(['p.type', 'p.status', 'a.role as accountRole', 'a.status as accountStatus'])
  .select(['a.id', 'a.name', 'a.email', 'a.emailConfirmedAt'])
  .select(['a.deletionDueAt', 'a.name as accountName'])
  .select(['p.placeName', 'p.placeAdd', 'p.profSpec', 'p.profPlace']);

type Applicant = InferResult<typeof applicants>[number];

/** Locks the account, as every writer of an account or its application does, and reads both. Throws 404. */
async function lockApplicant(unit: UnitOfWork, { db }: Services, id: number): Promise<Applicant> {
  const application = await unit.row(
    tables.selectFrom('provider_application').select('account as accountId').where('id', '=', id),
  );
  if (!application) throw missing();
  await lockRows(unit, db.engine, 'account', [application.accountId]);
  const applicant = await unit.row(applicants.where('p.id', '=', id));
  if (!applicant) throw missing();
  return applicant;
}

const missing = () => notFound('Không tìm thấy đơn đăng ký này.');

/** Throws 409 where an application says something else than what was read; its account's row is locked. */
function requireSameWords(applicant: Applicant, read: readonly string[]): void {
  const said = versionOf(applicant);
  if (read.some(version => version !== said))
    throw conflict('Người đăng ký vừa sửa đơn. Xin tải lại trang rồi xem lại.');
}

/** The error for staff whose role may decide, but not on this application. */
function refusal({ status, accountStatus }: Applicant, { decision }: Decision): Problem {
  if (decision === 'reopen' && status !== 'refused') {
    return conflict('Chỉ mở lại được đơn đang bị từ chối. Xin tải lại trang.');
  }
  if (decision !== 'reopen' && status !== 'pending') {
    return conflict('Đơn này đã có người khác duyệt. Xin tải lại trang.');
  }
  return isClosed(accountStatus)
    ? conflict('Tài khoản này đã bị khoá hoặc đã xoá nên không duyệt được.')
    : conflict('Tài khoản này đã chuyển sang vai trò khác. Xin đổi lại vai trò của tài khoản trước.');
}

/** Reopens the application; the reason of the earlier refusal stays. */
async function writeDecision(
  unit: UnitOfWork,
  { clock }: Services,
  accountId: number,
  id: number,
  decision: Decision,
): Promise<void> {
  const application = tables.updateTable('provider_application').where('id', '=', id);
  if (decision.decision === 'reopen') {
    await unit.run(application.set('status', 'pending'));
    return;
  }
  const result =
    decision.decision === 'approve'
      ? ({ status: 'approved' } as const)
      : ({ status: 'refused', reason: decision.reason } as const);
  await unit.run(application.set({ ...result, decidedBy: accountId, decidedAt: clock.now() }));
}

/** Answers the names of the fields beside the status that the decision wrote. */
async function carryOut(
  unit: UnitOfWork,
  services: Services,
  applicant: Applicant,
  decision: Decision,
): Promise<string[]> {
  if (decision.decision === 'reopen') return [];
  const recipient = recipientOf(applicant);
  if (decision.decision === 'refuse') {
    if (recipient) await mailProviderRefused(unit, services, recipient, decision.reason);
    return ['reason'];
  }
  const page = await giveAway(unit, services, applicant, decision);
  if (recipient) await mailProviderApproved(unit, services, recipient, page);
  return [`${applicant.type}_id`];
}

/** The address for the email message; undefined if there is none. */
function recipientOf({ email, name, emailConfirmedAt }: Applicant): Recipient | undefined {
  return email === null ? undefined : { email, name, isEmailConfirmed: emailConfirmedAt !== null };
}

const doubtedOf = ({ id, type, emailConfirmedAt, deletionDueAt }: Applicant) => ({
  accountId: id,
  type,
  isEmailConfirmed: emailConfirmedAt !== null,
  isBeingDeleted: deletionDueAt !== null,
});

/** Links the account with the page and activates the account. */
async function giveAway(unit: UnitOfWork, { db, clock }: Services, applicant: Applicant, approval: Approval) {
  const { id, type } = applicant;
  const field = `${type}_id` as const;
  const entityId = approval[field];
  if (entityId == null) throw invalid({ [field]: ['Xin chọn trang để liên kết.'] });
  await lockRows(unit, db.engine, type, [entityId]);
  const page = await unit.row(
    tables.selectFrom(type).select(['id', 'name', 'slug', 'status']).where('id', '=', entityId),
  );
  if (!page) throw invalid({ [field]: ['Trang này không còn nữa. Xin chọn trang khác.'] });
  const doubted = doubtedOf(applicant);
  // A page that was made just now is nobody's, and stays a draft until its licence is recorded.
  const doubts = approval.new_page ? applicantDoubts(doubted) : await approvalDoubts(unit, doubted, page);
  const open = doubts.filter(doubt => !approval.confirmed?.includes(doubt));
  if (open.length > 0) throw invalid({ confirmed: open });
  const now = clock.now();
  await unit.run(
    tables
      .insertInto('provider_link')
      .values({ account: id, kind: type, entityId: entityId, createdAt: now })
      .onConflict(same => same.doNothing()),
  );
  await unit.run(tables.updateTable('account').set({ status: 'active', updatedAt: now }).where('id', '=', id));
  const isPublic = ownedPagePolicy.can({ accountId: id, role: type }, 'view', { kind: type, status: page.status });
  return { name: page.name, path: isPublic ? pageUrl(type, page) : null };
}
