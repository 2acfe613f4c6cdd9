import type { Parameter, Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { CalendarOf } from '../calendar-of.ts';
import type { ScheduleException } from '../rules/schedule-shapes.ts';
import { tables } from '../tables.ts';

export type CalendarRow = NonNullable<Awaited<ReturnType<typeof calendarRow>>>;

const COLUMNS = [
  'id',
  'acceptsBooking',
  'confirmsAtOnce',
  'noticeMinutes',
  'bufferBefore',
  'bufferAfter',
  'dailyLimit',
  'note',
  'weekly',
  'exceptions',
  'version',
  'confirmedAt',
  'updatedAt',
] as const;

interface Named {
  readonly place: number | Parameter<number>;
  readonly professional: number | Parameter<number> | null;
}

interface OfPlace {
  readonly place: number;
}

/** Selects from one calendar. */
export const isCalendarOf = ({ place, professional }: Named) =>
  tables
    .selectFrom('calendar')
    .where('place', '=', place)
    .where('professional', professional === null ? 'is' : '=', professional);

const ofPlace = ({ place }: Parameters<OfPlace>) => isCalendarOf({ place, professional: null });
const rowOfPlace = statement((p: Parameters<OfPlace>) => ofPlace(p).select(COLUMNS));
const exceptionsOfPlace = statement((p: Parameters<OfPlace>) => ofPlace(p).select('exceptions'));
const rowOfProfessional = statement((p: Parameters<OfPlace & { readonly professional: number }>) =>
  isCalendarOf({ place: p.place, professional: p.professional }).select(COLUMNS),
);

/** A calendar as it is stored; undefined where there is none. Read from the primary database or in a transaction. */
export function calendarRow(primary: Pick<Reader, 'row'>, { place, professional }: CalendarOf) {
  return primary.row(professional === null ? rowOfPlace({ place }) : rowOfProfessional({ place, professional }));
}

/** What the place has closed for the calendar of a professional there; nothing for the place's own calendar. */
export async function placeExceptions(
  primary: Pick<Reader, 'rows'>,
  { place, professional }: CalendarOf,
): Promise<readonly ScheduleException[]> {
  if (professional === null) return [];
  const rows = await primary.rows(exceptionsOfPlace({ place }));
  return rows.flatMap(({ exceptions }) => exceptions);
}
