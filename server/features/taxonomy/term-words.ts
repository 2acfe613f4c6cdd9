import type { Database } from '../../platform/db/database.ts';
import { reference } from '../../platform/db/expressions.ts';
import { idRows } from '../../platform/db/list-values.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statement } from '../../platform/db/query.ts';
import { linkTables, ownerOf, perTable, type TermTable } from './link-tables.ts';
import type { TermKind } from './term.entity.ts';
import { type TermEntry, type Terms, termsOf } from './term.repository.ts';

/** What a thing's terms say about it. */
export interface TermWords {
  /** Names of its specialities, in its own order and wording. */
  readonly specialities: readonly string[];
  /** Words of its terms. */
  readonly words: readonly string[];
}

const NOTHING: TermWords = { specialities: [], words: [] };

/** What of a term is among {@link wordsOfTerm}. */
export const WORDS_OF_TERM: readonly string[] = ['name', 'abbreviation', 'aliases'];

/** Kinds of term by which people look for a professional; a licence, which everybody has, is none. */
const SEARCHED: ReadonlySet<TermKind> = new Set(['speciality', 'service', 'degree', 'title', 'language']);

const linksIn = perTable(table => {
  const owner = reference<number>(`link.${ownerOf(table)}`);
  return statement((p: Parameters<{ owners: readonly number[] }>) =>
    linkTables
      .selectFrom(idRows(p.owners).as('chosen'))
      .crossJoin(`${table} as link`)
      .select([owner.as('owner'), 'link.term', 'link.label'])
      .where(eb => eb(owner, '=', eb.ref('chosen.value')))
      .orderBy(owner)
      .orderBy('link.position')
      .orderBy('link.term'),
  );
});

/** The terms of many records, of some kinds with their other names; one query. */
export async function termWordsOf(
  db: Database,
  table: TermTable,
  owners: readonly number[],
  withAliases: ReadonlySet<TermKind>,
): Promise<(owner: number) => TermWords> {
  const terms = await termsOf(db);
  const rows = await db.read.rows(linksIn(table)({ owners }));
  const byOwner = new Map<number, { specialities: string[]; words: string[] }>();
  for (const row of rows) {
    const term = terms.get(row.term);
    if (!term) continue;
    const known = byOwner.get(row.owner) ?? { specialities: [], words: [] };
    byOwner.set(row.owner, known);
    if (term.kind === 'speciality') known.specialities.push(row.label || term.name);
    if (SEARCHED.has(term.kind))
      known.words.push(row.label, term.name, ...(withAliases.has(term.kind) ? term.aliases : []));
  }
  return owner => byOwner.get(owner) ?? NOTHING;
}

/** Every way in which a term is called. */
export function wordsOfTerm(term: TermEntry): readonly string[] {
  return [term.name, term.abbreviation, ...term.aliases, ...term.synonyms];
}

/** The name of a term; empty where there is none. */
export function termName(terms: Terms, id: number | null): string {
  return (id === null ? undefined : terms.get(id)?.name) ?? '';
}
