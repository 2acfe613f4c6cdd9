import { addDays } from '../../../platform/clock/vietnam-calendar.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, forbidden } from '../../../platform/errors/problem.ts';
import { noteStored } from '../../../platform/repeats/repeats.ts';
import type { Sending } from '../../../platform/repeats/sending.ts';
import type { Services } from '../../../platform/services.ts';
import { bodyHash } from '../../contributions/repeated-texts.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import type { RequireUnregistered } from '../../sign-up/queries/email-check.ts';
import type { CommentPost, CommentPosted } from '../contract.ts';
import { completedVisit } from '../queries/completed-visit.ts';
import { commentHtml } from '../rules/comment-html.ts';
import { tables } from '../tables.ts';
import { lockPublic } from './comment-row.ts';
import { findFlags } from './find-flags.ts';
import { insertReview } from './insert-review.ts';
import { postedBefore } from './posted-before.ts';
import { countReview } from './shown-score.ts';

/** Who writes: an account, or a visitor by the address given. */
export interface Author {
  readonly accountId: number | null;
  readonly name: string;
  /** The address in stored form; null for accounts, which have their own. */
  readonly email: string | null;
}

/** Who writes, and what is asked last: whether that address is an account's. */
interface Writer {
  readonly author: Author;
  readonly requireUnregistered: RequireUnregistered;
}

/** One review of a page by the same person in so many days. */
export const ONE_IN_DAYS = 365;

/**
 * Posts a review of a record. It is shown at once where its author's visit there was completed and no filter objects;
 * otherwise it waits for staff, with what filters object to. A repeat answers what was stored. Throws 404 for what is not
 * public, 403 for the owner of the page, 409 for a second review within twelve months, and as `requireUnregistered` where
 * nothing else is wrong.
 */
export function postReview(
  services: Services,
  { author, requireUnregistered }: Writer,
  { kind, id }: { readonly kind: string; readonly id: number },
  { post, sending }: { readonly post: CommentPost; readonly sending: Sending },
): Promise<CommentPosted> {
  const { clock, subjects } = services;
  return services.db.transaction(async unit => {
    const earlier = await postedBefore(unit, services, sending);
    if (earlier) return earlier;
    const subject = subjects.get(kind);
    await lockPublic(unit, services, subject, id);
    const now = clock.now();
    await refuseOwner(unit, author, kind, id);
    await refuseSecond(unit, author, kind, id, now);
    const written = { body: post.comment, authorName: author.name };
    const objections = await findFlags(unit, services, written, null);
    const visit = author.accountId === null ? undefined : await completedVisit(unit, author.accountId, { kind, id });
    const isVerified = visit !== undefined;
    const status = isVerified && objections.length === 0 ? 'published' : 'pending';
    const { attitude, waiting_time: waitingTime, cleanliness, recommending } = post.ratings;
    const ratings = { overall: post.overall_rating, attitude, waitingTime, cleanliness, recommending };
    const row = await unit.row(
      insertReview({
        kind,
        entityId: id,
        account: author.accountId,
        authorName: author.name,
        authorEmail: author.email,
        ...ratings,
        liking: post.liking ?? null,
        body: post.comment,
        bodyHash: bodyHash(post.comment),
        status,
        objections,
        isVerified,
        visit: visit ?? null,
        createdAt: now,
      }),
    );
    if (!row) throw new Error('A review was stored without an id');
    await requireUnregistered(unit);
    if (status === 'published') await countReview(unit, services, subject, id, { shown: { ...ratings, isVerified } });
    await noteStored(unit, services, sending, row.id);
    return { id: row.id, status, comment_html: commentHtml(post.comment) };
  });
}

async function refuseOwner(unit: UnitOfWork, { accountId }: Author, kind: string, id: number): Promise<void> {
  if (accountId === null || !(await ownsPage(unit, accountId, { kind, id }))) return;
  throw forbidden('Bạn quản lý trang này nên không thể tự nhận xét. Bạn có thể trả lời nhận xét của người khác.');
}

async function refuseSecond(
  unit: UnitOfWork,
  { accountId, email }: Author,
  kind: string,
  id: number,
  now: Date,
): Promise<void> {
  const since = addDays(now, -ONE_IN_DAYS);
  const mine =
    accountId === null ? reviewByEmail({ email, kind, id, since }) : reviewBy({ accountId, kind, id, since });
  if (await unit.row(mine)) {
    throw conflict('Bạn đã nhận xét trang này trong 12 tháng qua. Bạn có thể sửa nhận xét cũ của mình.');
  }
}

type OfPage = { readonly kind: string; readonly id: number; readonly since: Date };

const reviewOf = (p: Parameters<OfPage>) =>
  tables
    .selectFrom('comment')
    .select('id')
    .where('kind', '=', p.kind)
    .where('entityId', '=', p.id)
    .where('parentId', 'is', null)
    .where('status', 'in', ['pending', 'published', 'reported'])
    .where('createdAt', '>', p.since)
    .limit(literal(1));

const reviewBy = statement((p: Parameters<OfPage & { readonly accountId: number }>) =>
  reviewOf(p).where('account', '=', p.accountId),
);
const reviewByEmail = statement((p: Parameters<OfPage & { readonly email: string | null }>) =>
  reviewOf(p).where('authorEmail', '=', p.email),
);
