import { placeUrl } from '@antam/server/features/places/place.presenter.ts';
import { professionalUrl } from '@antam/server/features/professionals/professional.presenter.ts';
import { keyOf } from '@antam/server/features/schedules/calendar-of.ts';
import { type BookableCalendar, loadCalendars } from '@antam/server/features/schedules/queries/load-calendars.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { textOf } from '../../../server/platform/db/text.ts';

export interface MeasuredRecord {
  readonly kind: 'place' | 'professional';
  readonly id: number;
  readonly name: string;
  readonly page: string;
  /** The first of its shown reviews; null without any. */
  readonly review: number | null;
  /** In which visits are booked: a professional's at the first place of work that has one; undefined for none. */
  readonly calendar: BookableCalendar | undefined;
}

/** Records whose pages are read, most popular first, and home with the lists that show some of them. */
export interface Measured {
  readonly records: readonly MeasuredRecord[];
  readonly lists: readonly string[];
}

const ACCOUNTS = 200;
/** How many records of each kind; all of them stay cached. */
const RECORDS = 500;

const pagesOf = (list: string, count: number) =>
  Array.from({ length: count }, (_, n) => (n === 0 ? list : `${list}?page=${n + 1}`));

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly place: number | null;
  readonly review: number | null;
}

/** Published records of both kinds in turn, in the order of lists. */
export async function measuredRecords({ db }: Services): Promise<Measured> {
  const rows = (table: string, place: string) =>
    textOf(db.read).all<Row>(
      `select id, slug, name, ${place} as place,
         (select min(id) from comment where kind = '${table}' and entity_id = ${table}.id and parent_id is null
            and status = 'published') as review
       from ${table} where status = 'published' order by relevance desc, id limit ${RECORDS}`,
    );
  const placeRows = await rows('place', 'id');
  const peopleRows = await rows(
    'professional',
    '(select min(place_id) from calendar where professional_id = professional.id)',
  );
  const calendars = await loadCalendars(db.primary, [
    ...placeRows.map(({ id }) => ({ place: id, professional: null })),
    ...peopleRows.flatMap(({ id, place }) => (place === null ? [] : { place, professional: id })),
  ]);
  const places = placeRows.map(({ id, slug, name, review }) => ({
    id,
    name,
    review,
    kind: 'place' as const,
    page: placeUrl({ id, slug }),
    calendar: calendars.get(keyOf({ place: id, professional: null })),
  }));
  const people = peopleRows.map(({ id, slug, name, review, place }) => ({
    id,
    name,
    review,
    kind: 'professional' as const,
    page: professionalUrl({ id, slug }),
    calendar: place === null ? undefined : calendars.get(keyOf({ place, professional: id })),
  }));
  return {
    records: places.flatMap((place, rank) => [place, people[rank] ?? []].flat()),
    lists: ['/', '/chuyen-khoa/', '/tuyen-chon/', ...pagesOf('/co-so-y-te/', 10), ...pagesOf('/bac-si/', 10)],
  };
}

/** People who press hearts and vote; answers their ids. */
export async function addAccounts({ db, clock }: Services): Promise<number[]> {
  const now = clock.now();
  const row = "(?, 'Tim', '{}', 'active', ?, ?)";
  const rows = await db.transaction(unit =>
    textOf(unit).sql<{ id: number }>(
      `insert into account (email, name, utm, status, created_at, updated_at)
       values ${Array.from({ length: ACCOUNTS }, () => row).join(', ')} returning id`,
      Array.from({ length: ACCOUNTS }, (_, n) => [`tim-${n}@antam.example`, now, now]).flat(),
    ),
  );
  return rows.map(({ id }) => id);
}
