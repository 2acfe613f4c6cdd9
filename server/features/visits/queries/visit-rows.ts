import type { InferResult } from 'kysely';
import { tables } from '../tables.ts';
import type { VisitsOf } from '../visits-of.ts';

const COLUMNS = [
  ...(['code', 'state', 'start_at as start', 'end_at as end', 'name', 'phone', 'email', 'date_of_birth'] as const),
  ...(['reason_text', 'answers', 'booked_by_name', 'booked_by_phone', 'booked_by_email'] as const),
  ...(['is_walk_in', 'message', 'place_id', 'professional_id', 'reason_id'] as const),
] as const;

/**
 * Selects the visits that begin between two moments, in the order of time: each state but holds, which are no visits
 * yet.
 */
export function visitsBetween({ place, professional }: VisitsOf, { from, to }: { from: Date; to: Date }) {
  const visits = tables
    .selectFrom('booking')
    .select(COLUMNS)
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .where('state', '<>', 'held')
    .orderBy('start_at')
    .orderBy('id');
  const there = place === null ? visits : visits.where('place_id', '=', place);
  return professional === null ? there : there.where('professional_id', '=', professional);
}

/** A stored visit, as it is listed. */
export type VisitRow = InferResult<ReturnType<typeof visitsBetween>>[number];
