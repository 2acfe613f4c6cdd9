/*
 * What a calendar says of its hours, as it is stored and as rules read it. Minutes are those since midnight in Việt Nam,
 * 1440 is the end of the day; days are `2026-11-21`, and the last day of a range belongs to it.
 */

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Hours that come back every week. */
export interface WeeklyRule extends Span {
  /** 0 is Chủ Nhật. */
  readonly weekday: number;
  readonly breaks: readonly Span[];
  readonly slot_minutes: number;
  /** Visits at the same time. */
  readonly capacity: number;
  /** The first and the last day; null for no such end. */
  readonly valid_from: string | null;
  readonly valid_until: string | null;
}

/** Nobody is seen on these days: at all, or in the given hours of a single day. */
export interface Closing {
  readonly kind: 'closed';
  readonly date: string;
  readonly until: string;
  /** Both null for whole days. */
  readonly from: number | null;
  readonly to: number | null;
  readonly note: string;
}

/** Hours of a single day beside the weekly ones. */
export interface ExtraHours extends Span {
  readonly kind: 'extra';
  readonly date: string;
  readonly slot_minutes: number;
  readonly capacity: number;
  readonly note: string;
}

export type ScheduleException = Closing | ExtraHours;

/** Free minutes that a calendar keeps around each of its visits. */
export interface Buffers {
  readonly buffer_before: number;
  readonly buffer_after: number;
}

/** Everything of a calendar by which slots are computed. */
export interface SlotRules extends Buffers {
  /** A slot is no longer on offer so many minutes before its start. */
  readonly notice_minutes: number;
  /** Visits of one day; null for any number. */
  readonly daily_limit: number | null;
  readonly weekly: readonly WeeklyRule[];
  readonly exceptions: readonly ScheduleException[];
  /** Those of the place where a professional's calendar is; only its closings bind. */
  readonly place_exceptions: readonly ScheduleException[];
}
