import { literal } from '../../../platform/db/expressions.ts';
import { ids } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type StatementCall, statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { type CalendarOf, keyOf } from '../calendar-of.ts';
import type { Buffers, SlotRules } from '../rules/schedule-shapes.ts';
import { tables } from '../tables.ts';

/** A calendar with slots on offer, and all that rules need of it. */
export interface BookableCalendar extends CalendarOf {
  readonly id: number;
  readonly rules: SlotRules;
  readonly confirmsAtOnce: boolean;
  readonly note: string;
  readonly confirmedAt: Date | null;
  /** What the professional's calendars at other places keep around visits there, by place. */
  readonly buffersElsewhere: ReadonlyMap<number, Buffers>;
}

/** A reader, or a unit of work where a booking must see what is there now. */
type Rows = Pick<Reader, 'rows'>;

interface Loading {
  /** Also calendars that take a pause, for their owners. */
  readonly withPaused?: boolean;
  /**
   * Also those whose page is not public, or where the professional works no more: visits to them may be there still.
   */
  readonly withHidden?: boolean;
}

/**
 * Calendars by {@link keyOf}, each with its rules, in one statement for those of professionals and one for places' own.
 * Left out are pairs without a calendar, those where it takes a pause, and those of which the place, the professional
 * or that one's work there is not public: none of them has slots.
 */
export async function loadCalendars(
  db: Rows,
  wanted: readonly CalendarOf[],
  { withPaused = false, withHidden = false }: Loading = {},
): Promise<ReadonlyMap<string, BookableCalendar>> {
  const professionals = [...new Set(wanted.flatMap(({ professional }) => professional ?? []))];
  const places = [...new Set(wanted.flatMap(({ place, professional }) => (professional === null ? [place] : [])))];
  const [theirs, own] = await Promise.all([
    professionals.length > 0 ? db.rows(ofProfessionals({ professionals })) : [],
    places.length > 0 ? db.rows(ofPlaces({ places })) : [],
  ]);
  const byProfessional = Map.groupBy(theirs, row => row.professional);
  const keys = new Set(wanted.map(keyOf));
  const isBookable = (row: Row) =>
    (row.acceptsBooking || withPaused) && (row.isPublic || withHidden) && keys.has(keyOf(row));
  const bookable = [...theirs, ...own].filter(isBookable);
  return new Map(
    bookable.map(row => {
      const others = row.professional === null ? [] : (byProfessional.get(row.professional) ?? []);
      return [keyOf(row), present(row, others)];
    }),
  );
}

const COLUMNS = [
  'calendar.id',
  'calendar.place',
  'calendar.professional',
  'calendar.acceptsBooking',
  'calendar.confirmsAtOnce',
  'calendar.confirmedAt',
  'calendar.note',
  'calendar.noticeMinutes',
  'calendar.bufferBefore',
  'calendar.bufferAfter',
  'calendar.dailyLimit',
  'calendar.weekly',
  'calendar.exceptions',
] as const;

const ofPlaces = statement((p: Parameters<{ places: readonly number[] }>) =>
  tables
    .selectFrom('calendar')
    .innerJoin('place', 'place.id', 'calendar.place')
    .select(COLUMNS)
    .select(eb => [
      eb('place.status', '=', 'published').$castTo<boolean>().as('isPublic'),
      // A place's own exceptions are no closings from above.
      literal(null).as('placeExceptions'),
    ])
    .where('calendar.place', 'in', ids(p.places))
    .where('calendar.professional', 'is', null),
);

/** All calendars of each of them: the others say which buffers visits there have. */
const ofProfessionals = statement((p: Parameters<{ professionals: readonly number[] }>) =>
  tables
    .selectFrom('calendar')
    .innerJoin('place', 'place.id', 'calendar.place')
    .innerJoin('professional', 'professional.id', 'calendar.professional')
    .leftJoin('workplace', join =>
      join
        .onRef('workplace.professional', '=', 'calendar.professional')
        .onRef('workplace.place', '=', 'calendar.place'),
    )
    .leftJoin('calendar as of_place', join =>
      join.onRef('of_place.place', '=', 'calendar.place').on('of_place.professional', 'is', null),
    )
    .select(COLUMNS)
    .select(eb => [
      eb
        .and([
          eb('place.status', '=', 'published'),
          eb('professional.status', '=', 'published'),
          eb('workplace.place', 'is not', null),
        ])
        .$castTo<boolean>()
        .as('isPublic'),
      'of_place.exceptions as placeExceptions',
    ])
    .where('calendar.professional', 'in', ids(p.professionals)),
);

type RowOf<S> = S extends (values: never) => StatementCall<infer Row> ? Row : never;
type Row = RowOf<typeof ofProfessionals> | RowOf<typeof ofPlaces>;

function present(row: Row, ofProfessional: readonly Row[]): BookableCalendar {
  const { noticeMinutes, bufferBefore, bufferAfter, dailyLimit, weekly, exceptions, placeExceptions } = row;
  const others = ofProfessional.filter(({ place }) => place !== row.place);
  return {
    id: row.id,
    place: row.place,
    professional: row.professional,
    note: row.note,
    confirmsAtOnce: row.confirmsAtOnce,
    confirmedAt: row.confirmedAt,
    rules: {
      notice_minutes: noticeMinutes,
      buffer_before: bufferBefore,
      buffer_after: bufferAfter,
      daily_limit: dailyLimit,
      weekly,
      exceptions,
      place_exceptions: placeExceptions ?? [],
    },
    buffersElsewhere: new Map(
      others.map(({ place, bufferBefore, bufferAfter }) => [
        place,
        { buffer_before: bufferBefore, buffer_after: bufferAfter },
      ]),
    ),
  };
}
