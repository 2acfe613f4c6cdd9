import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { OfferedCalendar } from '../offers-contract.ts';
import { tables } from '../tables.ts';

/**
 * The calendars of a place or of a professional that offer slots: the place's own first, the main place of work first.
 * Left out are the same as by `loadCalendars`: those that take a pause, and those of which the place, the professional
 * or that one's work there is not public.
 */
export async function offeredCalendars(
  db: Pick<Reader, 'rows'>,
  by: 'place' | 'professional',
  id: number,
): Promise<OfferedCalendar[]> {
  const rows = await db.rows((by === 'place' ? ofPlace : ofProfessional)({ id }));
  return rows
    .filter(row => row.accepts_booking && (row.professional === null || row.works_there !== null))
    .sort((a, b) => (a.professional ?? 0) - (b.professional ?? 0) || (a.position ?? 0) - (b.position ?? 0))
    .map(({ place, professional }) => ({ place, professional }));
}

const offered = () =>
  tables
    .selectFrom('calendar')
    .innerJoin('place', 'place.id', 'calendar.place_id')
    .leftJoin('professional', 'professional.id', 'calendar.professional_id')
    .leftJoin('workplace', join =>
      join
        .onRef('workplace.professional_id', '=', 'calendar.professional_id')
        .onRef('workplace.place_id', '=', 'calendar.place_id'),
    )
    .select(['calendar.place_id as place', 'calendar.professional_id as professional', 'calendar.accepts_booking'])
    .select(['workplace.place_id as works_there', 'workplace.position'])
    .where('place.status', '=', 'published')
    .where(eb => eb.or([eb('professional.id', 'is', null), eb('professional.status', '=', 'published')]));

const ofPlace = statement((p: Parameters<{ id: number }>) => offered().where('calendar.place_id', '=', p.id));
const ofProfessional = statement((p: Parameters<{ id: number }>) =>
  offered().where('calendar.professional_id', '=', p.id),
);
