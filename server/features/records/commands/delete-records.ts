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

/** A kind of record that is deleted: all in which one kind differs from another. */
export interface DeletedKind<Row extends { readonly id: number }> {
  /** As features and the registry name it; its table has the same name. */
  readonly name: string;
  /** Where its links with terms are; undefined where it has none. */
  readonly terms?: TermTable;
  find(unit: UnitOfWork, ids: readonly number[]): Promise<Row[]>;
  /** Reads what else the records are tied to, and locks what `cut` will write of it. */
  ties(services: Services, unit: UnitOfWork, ids: readonly number[]): Promise<Ties<Row>>;
}

/** What records are tied to, read while their rows are there. */
export interface Ties<Row> {
  /** The facets in which a record with these terms is found. */
  facetsOf(row: Row, terms: readonly number[], facetOf: FacetOfTerm): readonly string[];
  /** Brings up to date what follows from there being such records, once their rows are gone. */
  cut?(): Promise<AlsoChanged>;
}

/** What changes elsewhere where records are deleted, and the tags of cached pages that no change names. */
export interface AlsoChanged {
  readonly tags: readonly string[];
  readonly changes: readonly Change[];
}

/** How records are deleted. */
export interface DeleteOptions {
  /** Runs in the same transaction, with the ids of those that were there. */
  readonly also?: (unit: UnitOfWork, ids: readonly number[]) => Promise<void>;
}

/** Deletes records with all that belongs to them. Answers the ids of those that were there. */
export type DeleteRecords = (
  services: Services,
  ids: readonly number[],
  options?: DeleteOptions,
) => Promise<readonly number[]>;

/** How records of a kind are deleted: in one transaction; unknown ids are passed over. */
export function deletionOf<Row extends { readonly id: number }>(kind: DeletedKind<Row>): DeleteRecords {
  const { name } = kind;
  return async (services, ids, { also } = {}) => {
    const { db, clock, events, facets, tags } = services;
    const facetOf = await linkFacets(db);
    return db.transaction(async unit => {
      await lockRows(unit, db.engine, name, ids);
      const rows = await kind.find(unit, ids);
      if (rows.length === 0) return [];
      const found = rows.map(row => row.id);
      const terms = kind.terms ? await storedTerms(unit, kind.terms, found) : new Map<number, readonly number[]>();
      const ties = await kind.ties(services, unit, found);
      for (const id of found) await deleteMediaOf(unit, { kind: name, id }, clock.now());
      await events.cascade(unit, { kind: name, ids: found });
      await unit.run(tables.deleteFrom(name).where('id', 'in', idList(found)));
      const elsewhere = await ties.cut?.();
      const before = (row: Row) => ties.facetsOf(row, terms.get(row.id) ?? [], facetOf);
      const changes = rows.map(row => ({ id: row.id, before: before(row), after: [] }));
      await facets.apply(unit, name, changes);
      await also?.(unit, found);
      await changed(unit, services, { subject: name, ids: found, aspects: 'all' });
      if (elsewhere) await tags.write(unit, elsewhere.tags);
      for (const change of elsewhere?.changes ?? []) await changed(unit, services, change);
      return found;
    });
  };
}
