import type { Principal } from '../../../platform/auth/principal.ts';
import { forbidden, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { announcePosts } from '../post-tags.ts';
import { identitiesOf } from '../queries/identities-of.ts';
import { discussionOf, lockShown } from '../queries/post-row.ts';
import { tables } from '../tables.ts';

/**
 * Says that a verified professional agrees with a colleague's answer, or takes that back; the same again changes
 * nothing. Throws 404 for what is not shown, 403 for everybody else and for one's own answer, 422 for what no
 * professional wrote.
 */
export function agreeWithPost(
  services: Services,
  principal: Principal,
  { id, agreed }: { readonly id: number; readonly agreed: boolean },
): Promise<void> {
  const { accountId } = principal;
  return services.db.transaction(async unit => {
    const post = await lockShown(unit, services, id);
    const { professionals } = await identitiesOf(unit, principal);
    const [page] = professionals;
    if (!page) throw forbidden('Chỉ bác sĩ đã được xác minh mới có thể đồng ý với câu trả lời.');
    if (post.answerType !== 'professional') throw invalid({ id: ['Chỉ có thể đồng ý với câu trả lời của bác sĩ.'] });
    const isOwn = post.replyerType === 'professional' && professionals.some(own => own.id === post.replyerId);
    if (isOwn || post.account === accountId) throw forbidden('Bạn không thể đồng ý với câu trả lời của chính mình.');
    const own = tables.deleteFrom('post_agreement').where('post', '=', id).where('account', '=', accountId);
    const added = { post: id, professional: page.id, account: accountId, createdAt: services.clock.now() };
    const changes = agreed
      ? await unit.run(
          tables
            .insertInto('post_agreement')
            .values(added)
            .onConflict(same => same.columns(['post', 'professional']).doNothing()),
        )
      : -(await unit.run(own));
    if (changes === 0) return;
    await unit.run(
      tables
        .updateTable('post')
        .set(eb => ({ agreements: eb('agreements', '+', changes) }))
        .where('id', '=', id),
    );
    await announcePosts(unit, services, discussionOf(post));
  });
}
