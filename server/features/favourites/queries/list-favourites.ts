import { reference } from '../../../platform/db/expressions.ts';
import type { Position } from '../../../platform/geo/distance.ts';
import { pageAt } from '../../../platform/lists/page-at.ts';
import type { Services } from '../../../platform/services.ts';
import { isPublic, subjectTables } from '../../../platform/subjects/subject-tables.ts';
import type { FavouriteItem, FavouriteList } from '../contract.ts';
import { tables } from '../tables.ts';

const PAGE_SIZE = 20;

interface Row {
  readonly type: string;
  readonly id: number;
}

/** One page of an account's favourites: one query for ids, then the cards of each kind in batches. */
export async function listFavourites(
  services: Services,
  accountId: number,
  wanted: number,
  position: Position | undefined,
): Promise<FavouriteList> {
  const rows = await publicFavourites(services, accountId);
  const { page, pages, offset } = pageAt(rows.length, wanted, PAGE_SIZE);
  const shown = rows.slice(offset, offset + PAGE_SIZE);
  return { count: rows.length, page, pages, items: await hydrate(services, shown, position) };
}

/** What is kept and still public, newest first: at most some hundred rows by the limit on favourites. */
function publicFavourites({ db, subjects }: Services, accountId: number): Promise<Row[]> {
  return db.primary.rows(
    tables
      .selectFrom('favourite as f')
      .select(['f.type', 'f.entityId as id'])
      .where('f.account', '=', accountId)
      .where(eb =>
        eb.or(
          subjects.favourites.map(subject => {
            const visible = subjectTables
              .selectFrom(subject.table)
              .select('id')
              .where('id', '=', reference<number>('f.entityId'))
              .where(isPublic(subject));
            return eb('f.type', '=', subject.name).and(eb.exists(visible));
          }),
        ),
      )
      .orderBy('f.createdAt', 'desc')
      .orderBy('f.type')
      .orderBy('f.entityId'),
  );
}

async function hydrate(services: Services, rows: readonly Row[], position?: Position): Promise<FavouriteItem[]> {
  const idsOf = (name: string) => rows.filter(({ type }) => type === name).map(({ id }) => id);
  const kinds = services.subjects.favourites.filter(({ name }) => idsOf(name).length > 0);
  const cards = await Promise.all(
    kinds.map(({ name, favourites }) => favourites.read(services, idsOf(name), position)),
  );
  const byKind = new Map(kinds.map(({ name }, at) => [name, cards[at]]));
  return rows.flatMap(({ type, id }) => byKind.get(type)?.get(id) ?? []);
}
