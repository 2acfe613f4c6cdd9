import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Rated } from '../rules/review-score.ts';
import { tables } from '../tables.ts';

/** A new review: columns of its row. Author and address as `Author` says. */
interface NewReview extends Rated {
  readonly kind: string;
  readonly entity_id: number;
  readonly account_id: number | null;
  readonly author_name: string;
  readonly author_email: string | null;
  readonly liking: boolean | null;
  readonly body: string;
  readonly body_hash: string;
  readonly status: 'published' | 'pending';
  readonly objections: string[];
  /** The completed visit that proves it. */
  readonly visit_id: number | null;
  readonly created_at: Date;
}

/** Inserts a review, and answers its id. */
export const insertReview = statement((p: Parameters<NewReview>) =>
  tables
    .insertInto('comment')
    .values({
      kind: p.kind,
      entity_id: p.entity_id,
      account_id: p.account_id,
      created_at: p.created_at,
      author_name: p.author_name,
      author_email: p.author_email,
      liking: p.liking,
      overall: p.overall,
      attitude: p.attitude,
      waiting_time: p.waiting_time,
      cleanliness: p.cleanliness,
      recommending: p.recommending,
      body: p.body,
      body_hash: p.body_hash,
      status: p.status,
      objections: p.objections,
      is_verified: p.is_verified,
      visit_id: p.visit_id,
    })
    .returning('id'),
);
