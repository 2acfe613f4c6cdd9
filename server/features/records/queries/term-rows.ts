import type { Database } from '../../../platform/db/database.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import type { TermRef } from '../../taxonomy/contract.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';

/** Tables that link an entity to terms; both have the same columns but for the entity's. */
export type TermTable = 'place_term' | 'professional_term';

/** One link, with the term's place among the entity's terms already applied by the order of rows. */
export interface TermRow {
  readonly owner: number;
  readonly term: number;
  readonly label: string;
  readonly price_from: number | null;
  readonly price_to: number | null;
}

const OWNER = { place_term: 'place_id', professional_term: 'professional_id' } as const;

/** Specialities of many entities, in the order each shows them; one query. */
export async function specialitiesOf(
  db: Database,
  table: TermTable,
  owners: readonly number[],
  terms: Terms,
): Promise<ReadonlyMap<number, readonly TermRef[]>> {
  if (owners.length === 0) return new Map();
  const list = listSql(db.engine);
  const rows = await db.read.all<Pick<TermRow, 'owner' | 'term' | 'label'>>(
    `select link.${OWNER[table]} as owner, link.term_id as term, link.label
     from ${list.table('chosen')} cross join ${table} link join term on term.id = link.term_id
     where link.${OWNER[table]} = chosen.value and term.kind = 'speciality'
     order by link.${OWNER[table]}, link.position, link.term_id`,
    [list.ids(owners)],
  );
  const specialities = new Map<number, TermRef[]>();
  for (const row of rows) {
    const ref = presentLink(row, terms);
    const known = specialities.get(row.owner);
    if (!ref) continue;
    if (known) known.push(ref);
    else specialities.set(row.owner, [ref]);
  }
  return specialities;
}

/** All terms of one entity, in the order it shows them. */
export function termsOfOne(db: Database, table: TermTable, owner: number, reader = db.read): Promise<TermRow[]> {
  return reader.all<TermRow>(
    `select ${OWNER[table]} as owner, term_id as term, label, price_from, price_to from ${table}
     where ${OWNER[table]} = ? order by position, term_id`,
    [owner],
  );
}

/** The entity's own wording, where it has one, instead of the term's name. */
export function presentLink({ term: id, label }: Pick<TermRow, 'term' | 'label'>, terms: Terms): TermRef | undefined {
  const term = terms.get(id);
  return term && { slug: term.slug, name: label || term.name };
}
