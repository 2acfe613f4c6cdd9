import type { Principal } from '../../../platform/auth/principal.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement, statementFor } from '../../../platform/db/query.ts';
import { forbidden } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { discussedTables } from '../../../platform/subjects/subject-tables.ts';
import { discussedSubject } from '../discussion.ts';
import { postPolicy } from '../post.policy.ts';
import { namesOfThanks } from '../post-tags.ts';
import { discussionOf, factsOf, lockShown } from '../queries/post-row.ts';
import { tables } from '../tables.ts';

interface ById {
  readonly id: number;
}

const storeThanks = statement((p: Parameters<ById & { readonly accountId: number; readonly now: Date }>) =>
  tables
    .insertInto('post_thanks')
    .values({ account: p.accountId, post: p.id, createdAt: p.now })
    .onConflict(same => same.columns(['account', 'post']).doNothing()),
);

const countOfPost = statement((p: Parameters<ById>) =>
  tables
    .updateTable('post')
    .set(eb => ({ thanks: eb('thanks', '+', 1) }))
    .where('id', '=', p.id),
);

const countOfDiscussion = statementFor(({ table }: Subject, p: Parameters<ById>) =>
  discussedTables
    .updateTable(table)
    .set(eb => ({ thankCount: eb('thankCount', '+', 1) }))
    .where('id', '=', p.id),
);

/**
 * Thanks for a post, once an account: a second time changes nothing. Answers how many have thanked. Throws 404 for what
 * is not shown and 403 for one's own.
 */
export function thankPost(
  services: Services,
  principal: Principal,
  id: number,
): Promise<{ id: number; thanks: number }> {
  const { db, clock, tags } = services;
  const { accountId } = principal;
  return db.transaction(async unit => {
    const post = await lockShown(unit, services, id);
    if (!postPolicy.can(principal, 'thank', factsOf(post))) {
      throw forbidden('Bạn không thể cảm ơn bài viết của chính mình.');
    }
    const added = await unit.run(storeThanks({ accountId, id, now: clock.now() }));
    if (added === 0) return { id, thanks: post.thanks };
    await unit.run(countOfPost({ id }));
    const discussion = discussionOf(post);
    await unit.run(countOfDiscussion(discussedSubject(services, discussion.kind), { id: discussion.id }));
    await tags.write(unit, namesOfThanks(discussion));
    return { id, thanks: post.thanks + 1 };
  });
}
