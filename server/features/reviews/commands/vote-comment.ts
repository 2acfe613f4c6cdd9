import type { Principal } from '../../../platform/auth/principal.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { forbidden, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { isShown } from '../../contributions/rules/states.ts';
import { commentPolicy } from '../comment.policy.ts';
import type { VoteAnswer } from '../contract.ts';
import { tables } from '../tables.ts';
import { namesOfVotes } from '../vote-tags.ts';
import { factsFor, noComment } from './comment-row.ts';

const ON_OWN_PAGE = 'Bạn quản lý trang này nên không thể đánh giá nhận xét ở đây. Bạn có thể trả lời nhận xét.';

const commentToVote = statement((p: Parameters<{ readonly id: number }>) =>
  tables
    .selectFrom('comment')
    .select(['kind', 'entityId', 'account as authorId', 'parentId', 'status', 'useful', 'notUseful'])
    .where('id', '=', p.id),
);

interface Vote {
  readonly accountId: number;
  readonly id: number;
}

const voteOf = statement((p: Parameters<Vote>) =>
  tables.selectFrom('comment_vote').select('useful').where('account', '=', p.accountId).where('comment', '=', p.id),
);

const storeVote = statement((p: Parameters<Vote & { readonly useful: boolean; readonly now: Date }>) =>
  tables
    .insertInto('comment_vote')
    .values({ account: p.accountId, comment: p.id, useful: p.useful, createdAt: p.now })
    .onConflict(same => same.columns(['account', 'comment']).doUpdateSet({ useful: p.useful })),
);

interface Counts {
  readonly useful: number;
  readonly notUseful: number;
}

const storeCounts = statement((p: Parameters<Counts & { readonly id: number }>) =>
  tables.updateTable('comment').set({ useful: p.useful, notUseful: p.notUseful }).where('id', '=', p.id),
);

/**
 * Votes a comment useful or not. An account has one vote: the same again changes nothing, the other one takes it back.
 * Throws 404 for what is not shown, 403 for one's own and those on one's own page, and 422 where the comment is of another kind of record.
 */
export function voteComment(
  { db, clock, tags }: Pick<Services, 'db' | 'clock' | 'tags'>,
  principal: Principal,
  { kind, id, useful }: { readonly kind: string; readonly id: number; readonly useful: boolean },
): Promise<VoteAnswer> {
  const { accountId } = principal;
  return db.transaction(async unit => {
    await lockRows(unit, db.engine, 'comment', [id]);
    const comment = await unit.row(commentToVote({ id }));
    if (!comment || !isShown(comment)) throw noComment();
    if (comment.kind !== kind) throw invalid({ vote_for: ['Nhận xét này không thuộc loại trang đó.'] });
    const facts = await factsFor(unit, principal, comment);
    if (!commentPolicy.can(principal, 'vote', facts))
      throw forbidden(facts.isOnOwnPage ? ON_OWN_PAGE : 'Bạn không thể đánh giá nhận xét của chính mình.');
    const before = await unit.row(voteOf({ accountId, id }));
    const counts = { useful: comment.useful, notUseful: comment.notUseful };
    if (before?.useful === useful) return presentVotes(counts);
    await unit.run(storeVote({ accountId, id, useful, now: clock.now() }));
    const [to, from] = useful ? (['useful', 'notUseful'] as const) : (['notUseful', 'useful'] as const);
    const after = { ...counts, [to]: counts[to] + 1, [from]: before ? Math.max(0, counts[from] - 1) : counts[from] };
    await unit.run(storeCounts({ ...after, id }));
    await tags.write(unit, namesOfVotes(kind, comment.entityId));
    return presentVotes(after);
  });
}

const presentVotes = ({ useful, notUseful }: Counts): VoteAnswer => ({
  useful,
  not_useful: notUseful,
});
