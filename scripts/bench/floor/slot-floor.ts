import { startOfVietnamDay, vietnamDay } from '@antam/server/platform/clock/vietnam-calendar.ts';
import type { Engine } from '@antam/server/platform/db/engine.ts';
import { type FloorStatement, listOf, marks } from './floor-statement.ts';

const DAY_MS = 86_400_000;
const RULES = [
  'id',
  'place_id',
  'professional_id',
  'notice_minutes',
  'buffer_before',
  'buffer_after',
  'daily_limit',
  'weekly',
  'exceptions',
];
const TAKEN = ['calendar_id', 'place_id', 'state', 'start_at', 'end_at', 'expires_at', 'account_id', 'holder_hash'];

/** A calendar of a doctor as calls name it. */
export interface NamedCalendar {
  readonly place: number;
  readonly professional: number;
}

/** The rules of calendars on offer, what is taken of them in the days that are asked for, and the doctors' other calendars. */
export function slotFloor(
  engine: Engine,
  calendars: readonly NamedCalendar[],
  days: number,
  now: Date,
): FloorStatement {
  const midnight = startOfVietnamDay(vietnamDay(now)).getTime();
  const span = [new Date(midnight), new Date(midnight + days * DAY_MS)] as const;
  const taken = listOf(
    engine,
    TAKEN,
    `select ${TAKEN.join(', ')} from booking where professional_id = calendar.professional_id
       and start_at >= ? and start_at < ? and state <> 'cancelled'`,
  );
  const others = listOf(
    engine,
    ['place_id', 'buffer_before', 'buffer_after'],
    `select place_id, buffer_before, buffer_after from calendar as other
     where other.professional_id = calendar.professional_id and other.id <> calendar.id`,
  );
  const people = calendars.map(({ professional }) => professional);
  const places = calendars.map(({ place }) => place);
  return {
    sql: `select ${RULES.map(column => `calendar.${column}`).join(', ')},
        (select exceptions from calendar as own where own.place_id = calendar.place_id and own.professional_id is null) as closed,
        ${taken} as taken, ${others} as others
      from calendar
        join place on place.id = calendar.place_id and place.status = 'published'
        join professional on professional.id = calendar.professional_id and professional.status = 'published'
        join workplace on workplace.professional_id = calendar.professional_id and workplace.place_id = calendar.place_id
      where calendar.professional_id in (${marks(people)}) and calendar.place_id in (${marks(places)})
        and calendar.accepts_booking`,
    params: [...span, ...people, ...places],
  };
}
