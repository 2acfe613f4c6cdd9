import type { InferResult } from 'kysely';
import { tables } from '../tables.ts';
import type { VisitsOf } from '../visits-of.ts';

interface TimeSpan {
  readonly from: Date;
  /** Does not belong to it. */
  readonly to: Date;
}

const FOR_EVER = new Date('9999-01-01T00:00:00Z');

/** The visits of an owner that begin in a span, of each state; holds are no visits yet. */
export function visitsBetween({ place, professional }: VisitsOf, { from, to }: TimeSpan) {
  const visits = tables
    .selectFrom('booking')
    .where('startAt', '>=', from)
    .where('startAt', '<', to)
    .where('state', '<>', 'held');
  const there = place === null ? visits : visits.where('place', '=', place);
  return professional === null ? there : there.where('professional', '=', professional);
}

const LISTED = [
  'code',
  'state',
  'startAt as start',
  'endAt as end',
  'name',
  'phone',
  'email',
  'dateOfBirth',
  'reasonText',
  'answers',
  'bookedByName',
  'bookedByPhone',
  'bookedByEmail',
  'isWalkIn',
  'message',
  'place',
  'professional',
  'reason',
  'updatedAt',
] as const;

/** {@link visitsBetween} with all that a list shows, in the order of time. */
export const listedVisits = (of: VisitsOf, span: TimeSpan) =>
  visitsBetween(of, span).select(LISTED).orderBy('startAt').orderBy('id');

/** Visits that are planned and begin later, of which nobody said that they stay whatever the hours are. */
const watched = (of: VisitsOf, from: Date) =>
  visitsBetween(of, { from, to: FOR_EVER })
    .where('state', 'in', ['pending', 'confirmed'])
    .where('keptAt', 'is', null)
    .orderBy('startAt')
    .orderBy('id');

export const visitsToWatch = (of: VisitsOf, now: Date) => watched(of, now).select(LISTED);

/** When and in which calendar a visit is. */
export interface VisitTime {
  readonly id: number;
  readonly start: Date;
  readonly end: Date;
  readonly place: number;
  readonly professional: number | null;
}

/** As {@link visitsToWatch}, of those behind a visit no more than when and where they are. */
export function timesToWatch(of: VisitsOf, now: Date, after: VisitTime | undefined) {
  const visits = watched(of, after?.start ?? now).select([
    'id',
    'startAt as start',
    'endAt as end',
    'place',
    'professional',
  ]);
  if (!after) return visits;
  return visits.where(eb => eb.or([eb('startAt', '>', after.start), eb('id', '>', after.id)]));
}

/** A stored visit, as it is listed. */
export type VisitRow = InferResult<ReturnType<typeof listedVisits>>[number];
