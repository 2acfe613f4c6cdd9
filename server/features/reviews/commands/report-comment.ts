import type { Principal } from '../../../platform/auth/principal.ts';
import { forbidden } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { storeReport } from '../../contributions/reports.ts';
import { isShown } from '../../contributions/rules/states.ts';
import { commentPolicy } from '../comment.policy.ts';
import { COMMENTS } from '../tables.ts';
import { factsFor, lockComment, noComment } from './comment-row.ts';

const ON_OWN_PAGE =
  'Bạn quản lý trang này nên không thể báo cáo nhận xét ở đây. Bạn có thể trả lời nhận xét, hoặc viết cho An Tâm.';

/**
 * Reports to staff what is wrong with a comment, which stays shown until they decide. Once for each account: a second
 * report replaces the first. Throws 404 for what is not shown and 403 for one's own and for those on one's own page.
 */
export function reportComment(
  services: Services,
  principal: Principal,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const comment = await lockComment(unit, services, id);
    if (!isShown(comment)) throw noComment();
    const facts = await factsFor(unit, principal, comment);
    if (!commentPolicy.can(principal, 'report', facts))
      throw forbidden(facts.isOnOwnPage ? ON_OWN_PAGE : 'Bạn không thể báo cáo nhận xét của chính mình.');
    await storeReport(unit, COMMENTS, { id, accountId: principal.accountId, reason, now: clock.now() });
  });
}
