import { type Horizon, MINUTES_A_DAY, minuteOf } from './horizon.ts';
import type { Buffers, Span } from './schedule-shapes.ts';
import { type Timeline, timelineOf } from './timeline.ts';

export type VisitState = 'held' | 'pending' | 'confirmed' | 'completed' | 'no_show' | 'cancelled';

/** A visit or a hold. */
export interface Visit {
  readonly start: Date;
  readonly end: Date;
  readonly state: VisitState;
  /** When a hold is over; null for a visit. */
  readonly expiresAt: Date | null;
  /** The visitor who asks holds it. */
  readonly isOwn: boolean;
}

/** A visit of the same professional at another place, with the buffers of its calendar. */
export interface VisitElsewhere extends Visit, Buffers {}

/** A slot that is offered to a person on the waiting list. */
export interface Offer {
  readonly start: Date;
  readonly end: Date;
  readonly expiresAt: Date;
  /** It is offered to the visitor who asks. */
  readonly isOwn: boolean;
}

/** Everything that takes time from a calendar. What is over, or was cancelled, may be among it. */
export interface Taken {
  readonly here: readonly Visit[];
  readonly elsewhere: readonly VisitElsewhere[];
  readonly offers: readonly Offer[];
}

export const NOTHING_TAKEN: Taken = { here: [], elsewhere: [], offers: [] };

/** Whether it takes a seat now; a hold at its instant of expiry is over. */
export function takesSeat({ state, expiresAt }: Pick<Visit, 'state' | 'expiresAt'>, now: Date): boolean {
  if (state === 'cancelled') return false;
  return state !== 'held' || (expiresAt !== null && expiresAt > now);
}

/** What is taken, as slots are compared with it: in minutes of the horizon, buffers included. */
export interface TakenSeats {
  /** Visits and live holds, own ones too. */
  readonly all: Timeline;
  /** What keeps the slot of another visitor from being open: also slots offered to others. */
  readonly rivals: Timeline;
  /** The same without own holds: what keeps the own held slot from being open. */
  readonly others: Timeline;
  readonly elsewhere: Timeline;
  /** Visits, live holds and what is offered to others by the day of the horizon on which they begin. */
  readonly byDay: ReadonlyMap<number, number>;
  readonly ownHolds: ReadonlySet<number>;
  readonly offeredToOthers: ReadonlySet<number>;
}

/** Prepares what is taken for a calendar with these buffers. */
export function takenSeats({ here, elsewhere, offers }: Taken, horizon: Horizon, buffers: Buffers): TakenSeats {
  const { now } = horizon;
  const live = here.filter(visit => takesSeat(visit, now));
  const isOwnHold = ({ isOwn, state }: Visit) => isOwn && state === 'held';
  const offered = offers.filter(({ isOwn, expiresAt }) => !isOwn && expiresAt > now);
  const away = elsewhere.filter(visit => takesSeat(visit, now));
  const startOf = ({ start }: { readonly start: Date }) => minuteOf(horizon, start);
  const windows = (visits: readonly (Visit | Offer)[]) => visits.map(visit => windowOf(horizon, visit, buffers));
  const all = timelineOf(windows(live));
  const ownHolds = new Set(live.filter(isOwnHold).map(startOf));
  const rivals = offered.length === 0 ? all : timelineOf(windows([...live, ...offered]));
  const strangers = live.filter(visit => !isOwnHold(visit));
  return {
    all,
    rivals,
    others: ownHolds.size === 0 ? rivals : timelineOf(windows([...strangers, ...offered])),
    elsewhere: timelineOf(away.map(visit => windowOf(horizon, visit, visit))),
    byDay: countByDay([...live, ...offered].map(startOf)),
    ownHolds,
    offeredToOthers: new Set(offered.map(startOf)),
  };
}

/** The time that a visit takes with its buffers. Two visits keep the gap when these do not overlap. */
function windowOf(
  horizon: Horizon,
  { start, end }: Pick<Visit, 'start' | 'end'>,
  { buffer_before, buffer_after }: Buffers,
): Span {
  return { from: minuteOf(horizon, start) - buffer_before, to: minuteOf(horizon, end) + buffer_after };
}

function countByDay(starts: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const start of starts) {
    const day = Math.floor(start / MINUTES_A_DAY);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
