import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { isShown } from '../../contributions/rules/states.ts';
import { completedVisit, VISITED, type VisitedKind } from '../queries/completed-visit.ts';
import { tables } from '../tables.ts';
import { countReview } from './shown-score.ts';

const KINDS = Object.keys(VISITED) as VisitedKind[]; // The compiler forgets what keys an object has.

/**
 * Lets the reviews of the person who booked a visit follow what became of it. A completed visit makes them "Đã khám" on
 * the pages of its place and its professional, and publishes those that wait without a flag. A review whose visit
 * is not completed any more looks for another one, and otherwise is like any review; shown ones stay shown, as a
 * provider could hide them otherwise.
 * @param id of the visit
 */
export async function verifyReviews(services: Services, id: number): Promise<void> {
  const { db } = services;
  const visit = await db.primary.row(
    tables.selectFrom('booking').select(['id', 'place', 'professional', 'account']).where('id', '=', id),
  );
  if (!visit) return;
  for (const kind of KINDS) {
    const page = visit[VISITED[kind]];
    if (page === null) continue;
    await db.transaction(unit =>
      followVisit(unit, services, { id: page, kind, visitId: id, accountId: visit.account }),
    );
  }
}

interface VisitedPage {
  readonly kind: VisitedKind;
  readonly id: number;
  readonly visitId: number;
  /** Null once the account is gone. */
  readonly accountId: number | null;
}

async function followVisit(unit: UnitOfWork, services: Services, page: VisitedPage): Promise<void> {
  const { kind, id, visitId, accountId } = page;
  const subject = services.subjects.get(kind);
  await lockRows(unit, services.db.engine, subject.table, [id]);
  const proof = accountId === null ? undefined : await completedVisit(unit, accountId, { kind, id });
  const visit = await unit.row(tables.selectFrom('booking').select('state').where('id', '=', visitId));
  for (const review of await unit.rows(reviewsOf(page))) {
    const isLost = review.visit === visitId && visit?.state !== 'completed';
    if (review.isVerified ? !isLost : proof === undefined) continue;
    const is_verified = proof !== undefined;
    const wasShown = isShown(review);
    const isReady = is_verified && review.status === 'pending' && review.objections.length === 0;
    const status = isReady ? 'published' : review.status;
    await unit.run(
      tables
        .updateTable('comment')
        .set({ isVerified: is_verified, visit: proof ?? null, status })
        .where('id', '=', review.id),
    );
    if (!wasShown && !isReady) continue;
    const gone = wasShown ? { gone: review } : {};
    await countReview(unit, services, subject, id, { shown: { ...review, isVerified: is_verified }, ...gone });
  }
}

const reviews = tables
  .selectFrom('comment')
  .select(['id', 'status', 'objections', 'visit'])
  .select(['overall', 'attitude', 'waitingTime', 'cleanliness', 'recommending', 'isVerified']);

/** The reviews of the account that booked; where it is gone, the one that the visit made verified. */
const reviewsOf = ({ kind, id, visitId, accountId }: VisitedPage) =>
  accountId === null
    ? reviews.where('visit', '=', visitId).where('kind', '=', kind)
    : reviews
        .where('account', '=', accountId)
        .where('kind', '=', kind)
        .where('entityId', '=', id)
        .where('parentId', 'is', null);
