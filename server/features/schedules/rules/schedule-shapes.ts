import type { z } from 'zod';
import type { closing, extraHours, schedule, weeklyRule } from '../contract.ts';

/*
 * What a calendar says of its hours, as it is sent, stored and read by rules. Minutes are those since midnight in Việt
 * Nam, 1440 is the end of the day; days are `2026-11-21`, and the last day of a range belongs to it.
 */

export interface Span {
  readonly from: number;
  readonly to: number;
}

export type WeeklyRule = z.output<typeof weeklyRule>;
export type Closing = z.output<typeof closing>;
export type ExtraHours = z.output<typeof extraHours>;
export type ScheduleException = Closing | ExtraHours;

type Settings = Readonly<z.output<typeof schedule>>;

/** Free minutes that a calendar keeps around each of its visits. */
export type Buffers = Pick<Settings, 'buffer_before' | 'buffer_after'>;

/** Everything of a calendar by which slots are computed. */
export interface SlotRules extends Buffers, Pick<Settings, 'notice_minutes' | 'daily_limit'> {
  readonly weekly: readonly WeeklyRule[];
  readonly exceptions: readonly ScheduleException[];
  /** Those of the place where a professional's calendar is; only its closings bind. */
  readonly place_exceptions: readonly ScheduleException[];
}
