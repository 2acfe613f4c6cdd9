import type { Expression, SqlBool } from 'kysely';
import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { LETTERS, type Letter, type LibraryListQuery, type LibraryStatus } from '../contract.ts';
import { storedLetter } from '../rules/list-name.ts';

interface ListedColumns {
  readonly id: number;
  readonly letter: string;
  readonly sortName: string;
  readonly status: LibraryStatus;
}

const tables = tablesWith<ListedColumns>();

/** The records of a table that everybody may read and that fit these conditions. */
export interface Narrowed {
  readonly table: string;
  readonly where: readonly Expression<SqlBool>[];
}

type PageAsked = Pick<LibraryListQuery, 'letter' | 'page' | 'page_size'>;

/** One page of ids, and what its navigation says. */
export interface LetterPage {
  readonly ids: readonly number[];
  readonly count: number;
  readonly page: number;
  readonly page_count: number;
  readonly letters: Array<{ letter: Letter; count: number }>;
}

/** One page of the list from A to Z, of all letters or of one. Two queries along the index of the list. */
export async function pageOfLetters(
  { db }: Pick<Services, 'db'>,
  narrowed: Narrowed,
  { letter, page, page_size }: PageAsked,
): Promise<LetterPage> {
  const counted = await db.read.rows(
    shown(narrowed)
      .select(['letter', eb => eb.fn.countAll<number>().as('count')])
      .groupBy('letter'),
  );
  const countOf = new Map(counted.map(row => [row.letter, Number(row.count)]));
  const letters = LETTERS.flatMap(each => {
    const count = countOf.get(storedLetter(each));
    return count === undefined ? [] : [{ letter: each, count }];
  });
  const count =
    letter === undefined
      ? letters.reduce((sum, each) => sum + each.count, 0)
      : (countOf.get(storedLetter(letter)) ?? 0);
  const rows = await db.read.rows(pageQuery(narrowed, { letter, page, page_size }));
  return { ids: rows.map(({ id }) => id), count, page, page_count: Math.ceil(count / page_size), letters };
}

/** The ids of one page, in the order of the list. */
function pageQuery(narrowed: Narrowed, { letter, page, page_size }: PageAsked) {
  const all = shown(narrowed).select('id');
  return (letter === undefined ? all : all.where('letter', '=', storedLetter(letter)))
    .orderBy('letter')
    .orderBy('sortName')
    .orderBy('id')
    .limit(page_size)
    .offset((page - 1) * page_size);
}

/** So many records that fit words best are looked at: more than a library has of anything that is worth a list. */
const MAX_FOUND = 2_000;

/** What fits words best, the best first: one page of it. */
export async function pageOfFound(
  { db, search }: Pick<Services, 'db' | 'search'>,
  narrowed: Narrowed,
  { q = '', page, page_size }: Pick<LibraryListQuery, 'q' | 'page' | 'page_size'>,
): Promise<LetterPage> {
  const { items } = await search.match({ kind: narrowed.table, query: q.trim(), limit: MAX_FOUND });
  const found = items.map(({ entityId }) => entityId);
  const fitting =
    found.length === 0 ? [] : await db.read.rows(shown(narrowed).select('id').where('id', 'in', idList(found)));
  const isShown = new Set(fitting.map(({ id }) => id));
  const ids = found.filter(id => isShown.has(id));
  const shownIds = ids.slice((page - 1) * page_size, page * page_size);
  return { ids: shownIds, count: ids.length, page, page_count: Math.ceil(ids.length / page_size), letters: [] };
}

/** How many records fit these conditions, words and letter; words are looked for under any letter. One query. */
export async function countFitting(
  { db, search }: Pick<Services, 'db' | 'search'>,
  narrowed: Narrowed,
  { q = '', letter }: Pick<LibraryListQuery, 'q' | 'letter'>,
): Promise<number> {
  const all = shown(narrowed).select(eb => eb.fn.countAll<number>().as('count'));
  const counting = async () => {
    if (q.trim() === '') return letter === undefined ? all : all.where('letter', '=', storedLetter(letter));
    const { items } = await search.match({ kind: narrowed.table, query: q.trim(), limit: MAX_FOUND });
    const found = items.map(({ entityId }) => entityId);
    return found.length === 0 ? undefined : all.where('id', 'in', idList(found));
  };
  const query = await counting();
  return query ? Number((await db.read.row(query))?.count ?? 0) : 0;
}

function shown({ table, where }: Narrowed) {
  const all = tables.selectFrom(table).where('status', '=', literal('published'));
  return where.reduce((query, condition) => query.where(condition), all);
}
