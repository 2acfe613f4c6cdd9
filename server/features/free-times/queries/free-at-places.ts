import { vietnamMoment } from '../../../platform/clock/vietnam-calendar.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tablesWith } from '../../../platform/db/tables.ts';

/** Columns of the times of calendars and of what professionals offer, which features above this one keep. */
interface CalendarColumns {
  readonly place: number;
  readonly professional: number | null;
  readonly nextAt: Date | null;
  readonly term: number;
}

const timesOf = statement((p: Parameters<{ places: readonly number[]; specialities: readonly number[] }>) =>
  tablesWith<CalendarColumns, 'availability' | 'professional_term'>()
    .selectFrom('availability')
    .select(['availability.place as id', 'availability.nextAt as at'])
    .where('availability.place', 'in', idList(p.places))
    .where('availability.nextAt', 'is not', null)
    .where(eb =>
      eb.or([
        eb('availability.professional', 'is', null),
        eb.exists(
          eb
            .selectFrom('professional_term')
            .select('professional_term.term')
            .whereRef('professional_term.professional', '=', 'availability.professional')
            .where('professional_term.term', 'in', idList(p.specialities)),
        ),
      ]),
    ),
);

/**
 * The next free times of some places with professionals who have one of these specialities or services, or in calendars of
 * the places' own, `2026-11-25T08:30:00+07:00`, by id: in a list of dermatologists' places the time of an anaesthetist
 * helps nobody.
 */
export async function freeAtPlaces(
  read: Pick<Reader, 'rows'>,
  specialities: readonly number[],
  places: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (places.length === 0) return new Map();
  const earliest = new Map<number, Date>();
  for (const { id, at } of await read.rows(timesOf({ places, specialities }))) {
    const known = earliest.get(id);
    if (at !== null && (!known || at < known)) earliest.set(id, at);
  }
  return new Map([...earliest].map(([id, at]) => [id, vietnamMoment(at)]));
}
