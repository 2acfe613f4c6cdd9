import { placeUrl } from '@antam/server/features/places/place.presenter.ts';
import { professionalUrl } from '@antam/server/features/professionals/professional.presenter.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { textOf } from '../../../server/platform/db/text.ts';

export interface MeasuredRecord {
  readonly id: number;
  readonly name: string;
  readonly page: string;
}

/** Records whose pages are read, and the lists that show some of them. */
export interface Measured {
  readonly places: readonly MeasuredRecord[];
  readonly professionals: readonly MeasuredRecord[];
  readonly lists: readonly string[];
  /** Records whose pages nobody reads. */
  readonly others: Readonly<Record<'places' | 'professionals', readonly MeasuredRecord[]>>;
}

const ACCOUNTS = 200;
const RECORDS = 80;
const MANY = 1_000;

const pagesOf = (list: string, count: number) =>
  Array.from({ length: count }, (_, n) => (n === 0 ? list : `${list}?page=${n + 1}`));

/** Some of the published records of both kinds, those that lists show first. */
export async function measuredRecords({ db }: Services): Promise<Measured> {
  const rows = (table: string) =>
    textOf(db.read).all<{ id: number; slug: string; name: string }>(
      `select id, slug, name from ${table} where status = 'published' order by relevance desc, id limit ${MANY}`,
    );
  const places = (await rows('place')).map(row => ({ ...row, page: placeUrl(row) }));
  const professionals = (await rows('professional')).map(row => ({ ...row, page: professionalUrl(row) }));
  return {
    places: places.slice(0, RECORDS),
    professionals: professionals.slice(0, RECORDS),
    others: { places: places.slice(RECORDS), professionals: professionals.slice(RECORDS) },
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
