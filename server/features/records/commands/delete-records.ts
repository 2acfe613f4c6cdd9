import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Change } from '../../../platform/events/event-bus.ts';
import type { Services } from '../../../platform/services.ts';
import { type FacetOfTerm, linkFacets } from '../../listing/term-facets.ts';
import { deleteMediaOf } from '../../media/commands/delete-media.ts';
import type { TermTable } from '../../taxonomy/link-tables.ts';
import { storedTerms } from '../../taxonomy/term-link.ts';

const tables = tablesWith<{ id: number }>();

/** How one kind of record is deleted: everything in which kinds differ. */
export interface DeletedKind<Row extends { readonly id: number }> {
  /** The name of the kind in features and in the registry, which is also the name of its table. */
  readonly name: string;
  /** The table of its links with terms; undefined if it has none. */
  readonly terms?: TermTable;
  find(unit: UnitOfWork, ids: readonly number[]): Promise<Row[]>;
  /** Reads what else the records are linked to, and locks the rows that `cut` will write. */
  ties(services: Services, unit: UnitOfWork, ids: readonly number[]): Promise<Ties<Row>>;
}

/** The links of records, read while their rows exist. */
export interface Ties<Row> {
  /** The facets in which a record with these terms is found. */
  facetsOf(row: Row, terms: readonly number[], facetOf: FacetOfTerm): readonly string[];
  /** Updates what depends on the records, after their rows are deleted. */
  cut?(): Promise<AlsoChanged>;
}

/** What else changes when records are deleted, and the tags of cached pages that no change names. */
export interface AlsoChanged {
  readonly tags: readonly string[];
  readonly changes: readonly Change[];
}

/** How records are deleted. */
export interface DeleteOptions {
  /** Called in the same transaction, with the ids of the records that existed. */
  readonly also?: (unit: UnitOfWork, ids: readonly number[]) => Promise<void>;
}

/** Deletes records and everything that belongs to them. Answers the ids of those that existed. */
export type DeleteRecords = (
  services: Services,
  ids: readonly number[],
  options?: DeleteOptions,
) => Promise<readonly number[]>;

/** Deletes records of a kind in one transaction; unknown ids are ignored. */
export function deletionOf<Row extends { readonly id: number }>(kind: DeletedKind<Row>): DeleteRecords {
  const { name } = kind;
  return async (services, ids, { also } = {}) => {
    const { db, events, facets, tags } = services;
    const facetOf = await linkFacets(db);
    return db.transaction(async unit => {
      await lockRows(unit, db.engine, name, ids);
      const rows = await kind.find(unit, ids);
      if (rows.length === 0) return [];
      const found = rows.map(row => row.id);
      const terms = kind.terms ? await storedTerms(unit, kind.terms, found) : new Map<number, readonly number[]>();
      const ties = await kind.ties(services, unit, found);
      for (const id of found) await deleteMediaOf(unit, services, { kind: name, id });
      await events.cascade(unit, { kind: name, ids: found });
      await unit.run(tables.deleteFrom(name).where('id', 'in', idList(found)));
      const elsewhere = await ties.cut?.();
      const before = (row: Row) => ties.facetsOf(row, terms.get(row.id) ?? [], facetOf);
      const changes = rows.map(row => ({ id: row.id, before: before(row), after: [] }));
      await facets.apply(unit, name, changes);
      await also?.(unit, found);
      await changed(unit, services, { subject: name, ids: found, aspects: 'all', hides: true });
      if (elsewhere) await tags.write(unit, elsewhere.tags);
      for (const change of elsewhere?.changes ?? []) await changed(unit, services, change);
      return found;
    });
  };
}
