import { placeUrl } from '@antam/server/features/places/place.presenter.ts';
import { professionalUrl } from '@antam/server/features/professionals/professional.presenter.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { textOf } from '../../../server/platform/db/text.ts';

export interface MeasuredRecord {
  readonly kind: 'place' | 'professional';
  readonly id: number;
  readonly name: string;
  readonly page: string;
}

/** Records whose pages are read, most popular first, and home with the lists that show some of them. */
export interface Measured {
  readonly records: readonly MeasuredRecord[];
  readonly lists: readonly string[];
}

const ACCOUNTS = 200;
/** Of each kind; all of them stay cached. */
const RECORDS = 500;

const pagesOf = (list: string, count: number) =>
  Array.from({ length: count }, (_, n) => (n === 0 ? list : `${list}?page=${n + 1}`));

/** Published records of both kinds in turn, in the order of lists. */
export async function measuredRecords({ db }: Services): Promise<Measured> {
  const rows = (table: string) =>
    textOf(db.read).all<{ id: number; slug: string; name: string }>(
      `select id, slug, name from ${table} where status = 'published' order by relevance desc, id limit ${RECORDS}`,
    );
  const places = (await rows('place')).map(row => ({ ...row, kind: 'place' as const, page: placeUrl(row) }));
  const people = (await rows('professional')).map(row => ({
    ...row,
    kind: 'professional' as const,
    page: professionalUrl(row),
  }));
  return {
    records: places.flatMap((place, rank) => [place, people[rank] ?? []].flat()),
    lists: ['/', '/chuyen-khoa/', '/tuyen-chon/', ...pagesOf('/co-so-y-te/', 10), ...pagesOf('/bac-si/', 10)],
  };
}

/** People who press hearts; answers their ids. */
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
