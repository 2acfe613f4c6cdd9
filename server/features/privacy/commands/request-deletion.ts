import { addDays, vietnamDate } from '../../../platform/clock/vietnam-calendar.ts';
import type { RateLimit } from '../../../platform/contract/declare-calls.ts';
import { forbidden, invalid, unauthenticated } from '../../../platform/errors/problem.ts';
import { type RequestContext, requirePrincipal } from '../../../platform/http/endpoint.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { ownAccountPolicy } from '../../accounts/own-account.policy.ts';
import { accountById } from '../../accounts/queries/account-by-email.ts';
import { type DeletionAnswer, GRACE_DAYS } from '../contract.ts';
import { anonymiseTopic } from '../jobs/anonymise.ts';
import { mailDeletionPlanned } from '../mails/deletion-mails.ts';
import { tables } from '../tables.ts';

const PASSWORD_GUESSES: RateLimit = { name: 'deletion', points: 10, seconds: 900 };

/**
 * Plans the deletion of one's own account after the days of grace; asking again changes nothing. Throws 422 on a wrong
 * password, and 403 for staff, whose accounts an admin disables.
 */
export async function requestDeletion(
  services: Services,
  context: RequestContext,
  password: string | undefined,
): Promise<DeletionAnswer> {
  const { db, clock, passwords } = services;
  const principal = requirePrincipal(context);
  if (!ownAccountPolicy.can(principal, 'delete', principal)) {
    throw forbidden('Tài khoản nhân viên do quản trị viên khoá, không tự xoá được.');
  }
  const { accountId } = principal;
  await context.limit(PASSWORD_GUESSES, String(accountId));
  const account = await accountById(db.primary, accountId);
  if (!account) throw unauthenticated();
  if (account.passwordHash !== null && !(await passwords.verify(account.passwordHash, password ?? ''))) {
    throw invalid({ password: ['Mật khẩu không đúng.'] });
  }
  const now = clock.now();
  const due = addDays(now, GRACE_DAYS);
  return db.transaction(async unit => {
    const planned = await unit.row(
      tables
        .updateTable('account')
        .set(eb => ({ deletionDueAt: eb.fn.coalesce('deletionDueAt', eb.val(due)) }))
        .where('id', '=', accountId)
        .returning(eb => eb.ref('deletionDueAt').$notNull().as('due')),
    );
    if (!planned) throw unauthenticated();
    const dueAt = planned.due;
    const day = vietnamDate(dueAt);
    const isNew = await enqueue(
      unit,
      anonymiseTopic,
      { accountId },
      {
        now,
        availableAt: dueAt,
        dedupeKey: `privacy.anonymise:${accountId}:${dueAt.getTime()}`,
      },
    );
    if (isNew && account.email !== '') await mailDeletionPlanned(unit, services, account, day);
    return { deletion_due: day };
  });
}
