import type { Expression } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { literal, reference } from '../../../platform/db/expressions.ts';
import { idRows } from '../../../platform/db/list-values.ts';
import { nestedRows } from '../../../platform/db/nested-rows.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { TermRef } from '../../taxonomy/contract.ts';
import { linkTables, ownerOf, perTable, type TermTable } from '../../taxonomy/link-tables.ts';
import { tables } from '../../taxonomy/tables.ts';
import type { TermKind } from '../../taxonomy/term.entity.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';

/** One link, with the term's place among the entity's terms already applied by the order of rows. */
export interface TermRow {
  readonly term: number;
  readonly label: string;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}

const specialityLinks = perTable(table => {
  const owner = reference<number>(`link.${ownerOf(table)}`);
  return statement((p: Parameters<{ owners: readonly number[] }>) =>
    linkTables
      .selectFrom(idRows(p.owners).as('chosen'))
      .crossJoin(`${table} as link`)
      .innerJoin(
        tables.selectFrom('term').select('id').where('kind', '=', literal('speciality')).as('term'),
        'term.id',
        'link.term',
      )
      .select([owner.as('owner'), 'link.term', 'link.label'])
      .where(eb => eb(owner, '=', eb.ref('chosen.value')))
      .orderBy(owner)
      .orderBy('link.position')
      .orderBy('link.term'),
  );
});

const linksOf = (table: TermTable, owner: Expression<number>) =>
  linkTables
    .selectFrom(table)
    .select(['term', 'label', 'priceFrom', 'priceTo'])
    .where(reference(ownerOf(table)), '=', owner)
    .orderBy('position')
    .orderBy('term');

const linksOfOne = perTable(table => statement(({ owner }: Parameters<{ owner: number }>) => linksOf(table, owner)));

/** Specialities of many entities, in the order each shows them; one query. */
export async function specialitiesOf(
  db: Database,
  table: TermTable,
  owners: readonly number[],
  terms: Terms,
): Promise<ReadonlyMap<number, readonly TermRef[]>> {
  if (owners.length === 0) return new Map();
  const rows = await db.read.rows(specialityLinks(table)({ owners }));
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
  return reader.rows(linksOfOne(table)({ owner }));
}

/** A part of a query: all terms of the entity with this id, in the order it shows them. */
export const termsInside = (table: TermTable, owner: Expression<number>) => nestedRows(linksOf(table, owner));

/** A part of a query: the specialities of the entity with this id, in the order it shows them. */
export const specialitiesInside = (table: TermTable, owner: Expression<number>) =>
  nestedRows(
    linkTables
      .selectFrom(`${table} as link`)
      .innerJoin(
        tables.selectFrom('term').select('id').where('kind', '=', literal('speciality')).as('term'),
        'term.id',
        'link.term',
      )
      .select(['link.term', 'link.label'])
      .where(reference(`link.${ownerOf(table)}`), '=', owner)
      .orderBy('link.position')
      .orderBy('link.term'),
  );

/** Those of one kind among an entity's terms. */
export const linksOfKind = (kind: TermKind, links: readonly TermRow[], terms: Terms): TermRef[] =>
  links.flatMap(link => (terms.get(link.term)?.kind === kind ? (presentLink(link, terms) ?? []) : []));

/** The entity's own wording for a term, if it has one, otherwise the term's name. */
export function presentLink({ term: id, label }: Pick<TermRow, 'term' | 'label'>, terms: Terms): TermRef | undefined {
  const term = terms.get(id);
  return term && { slug: term.slug, name: label || term.name };
}
