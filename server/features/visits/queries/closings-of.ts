import type { Reader } from '../../../platform/db/reader.ts';
import type { ClosedHours } from '../contract.ts';
import { sharedClosings } from '../rules/shared-closings.ts';
import { tables } from '../tables.ts';
import type { VisitsOf } from '../visits-of.ts';

const DAY_MS = 86_400_000;

/** When a page is closed on some days: a place by its own calendar, a professional where every calendar is, by itself or by its place. */
export async function closingsOf(
  primary: Pick<Reader, 'rows'>,
  { place, professional }: VisitsOf,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ClosedHours[]> {
  const calendars = await primary.rows(
    professional === null ? ofPlace(place ?? 0) : ofProfessional(professional, place),
  );
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const closings = calendars.map(({ exceptions, placeExceptions }) => [...exceptions, ...(placeExceptions ?? [])]);
  return sharedClosings(closings, from, count);
}

const withPlace = tables
  .selectFrom('calendar')
  .leftJoin('calendar as of_place', join =>
    join
      .onRef('of_place.place', '=', 'calendar.place')
      .on('of_place.professional', 'is', null)
      .onRef('of_place.id', '<>', 'calendar.id'),
  )
  .select(['calendar.exceptions', 'of_place.exceptions as placeExceptions']);

const ofPlace = (place: number) =>
  withPlace.where('calendar.place', '=', place).where('calendar.professional', 'is', null);

const ofProfessional = (professional: number, place: number | null) => {
  const theirs = withPlace.where('calendar.professional', '=', professional);
  return place === null ? theirs : theirs.where('calendar.place', '=', place);
};
