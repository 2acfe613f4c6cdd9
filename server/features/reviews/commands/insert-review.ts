import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Rated } from '../rules/review-score.ts';
import { tables } from '../tables.ts';

/** A new review: columns of its row. Author and address as `Author` says. */
interface NewReview extends Rated {
  readonly kind: string;
  readonly entityId: number;
  readonly account: number | null;
  readonly authorName: string;
  readonly authorEmail: string | null;
  readonly liking: boolean | null;
  readonly body: string;
  readonly bodyHash: string;
  readonly status: 'published' | 'pending';
  readonly objections: string[];
  /** The completed visit that proves it. */
  readonly visit: number | null;
  readonly createdAt: Date;
}

/** Inserts a review, and answers its id. */
export const insertReview = statement((p: Parameters<NewReview>) =>
  tables
    .insertInto('comment')
    .values({
      kind: p.kind,
      entityId: p.entityId,
      account: p.account,
      createdAt: p.createdAt,
      authorName: p.authorName,
      authorEmail: p.authorEmail,
      liking: p.liking,
      overall: p.overall,
      attitude: p.attitude,
      waitingTime: p.waitingTime,
      cleanliness: p.cleanliness,
      recommending: p.recommending,
      body: p.body,
      bodyHash: p.bodyHash,
      status: p.status,
      objections: p.objections,
      isVerified: p.isVerified,
      visit: p.visit,
    })
    .returning('id'),
);
