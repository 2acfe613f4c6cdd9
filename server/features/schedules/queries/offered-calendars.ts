import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { OfferedCalendar } from '../offers-contract.ts';
import { tables } from '../tables.ts';

/** The calendars that offer slots, and all that there are, with or without slots: what becomes of one changes the others. */
export interface CalendarsAround {
  readonly offered: OfferedCalendar[];
  readonly all: OfferedCalendar[];
}

/**
 * The calendars of a place or of a professional: the place's own first, the main place of work first. On offer are the
 * same as by `loadCalendars`: not those that take a pause, nor those of which the place, the professional or that one's
 * work there is not public.
 */
export async function offeredCalendars(
  db: Pick<Reader, 'rows'>,
  by: 'place' | 'professional',
  id: number,
): Promise<CalendarsAround> {
  const rows = await db.rows((by === 'place' ? ofPlace : ofProfessional)({ id }));
  rows.sort((a, b) => (a.professional ?? 0) - (b.professional ?? 0) || (a.position ?? 0) - (b.position ?? 0));
  return { offered: rows.filter(isOffered).map(named), all: rows.map(named) };
}

const named = ({ place, professional }: Row): OfferedCalendar => ({ place, professional });

const isOffered = ({ acceptsBooking, placeStatus, professional, professionalStatus, worksThere }: Row): boolean =>
  Boolean(acceptsBooking) &&
  placeStatus === 'published' &&
  (professional === null || (professionalStatus === 'published' && worksThere !== null));

const offered = () =>
  tables
    .selectFrom('calendar')
    .innerJoin('place', 'place.id', 'calendar.place')
    .leftJoin('professional', 'professional.id', 'calendar.professional')
    .leftJoin('workplace', join =>
      join
        .onRef('workplace.professional', '=', 'calendar.professional')
        .onRef('workplace.place', '=', 'calendar.place'),
    )
    .select(['calendar.place', 'calendar.professional', 'calendar.acceptsBooking'])
    .select(['workplace.place as worksThere', 'workplace.position'])
    .select(['place.status as placeStatus', 'professional.status as professionalStatus']);

const ofPlace = statement((p: Parameters<{ id: number }>) => offered().where('calendar.place', '=', p.id));
const ofProfessional = statement((p: Parameters<{ id: number }>) =>
  offered().where('calendar.professional', '=', p.id),
);
type Row = RowOf<typeof ofPlace>;
