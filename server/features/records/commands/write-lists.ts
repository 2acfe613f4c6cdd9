import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { replaceTermLinks } from '../../taxonomy/term-link.ts';
import { isTermOfKind, listTables } from '../list-tables.ts';
import { type OwnList, ownLists, type ReadKind } from '../record-kind.ts';
import type { Linked } from '../record-row.ts';
import { areSameTerms, termTableOf } from '../record-terms.ts';

interface Listed {
  readonly id: number;
  readonly linked: Linked;
  readonly before: Linked | undefined;
}

/** Rows of one insert: well below the number of parameters that either engine takes. */
const ROWS = 500;

/**
 * Writes the lists of records that differ from those before, and answers the aspects of each record by its id. Two queries
 * for each list of the kind, however many records there are.
 */
export async function writeLists(
  unit: UnitOfWork,
  { record }: ReadKind,
  listed: readonly Listed[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const aspects = new Map<number, string[]>(listed.map(({ id }) => [id, []]));
  for (const list of ownLists(record)) {
    for (const { id } of await writeList(unit, list, listed)) aspects.get(id)?.push(list.aspect);
  }
  for (const { id } of await writeTerms(unit, termTableOf(record), listed)) aspects.get(id)?.push('terms');
  return aspects;
}

/** Writes one list of records where it differs; answers these records. */
async function writeList(unit: UnitOfWork, list: OwnList, listed: readonly Listed[]): Promise<readonly Listed[]> {
  const { name, field, table, owner, item } = list;
  const itemsOf = (linked: Linked | undefined) => field.shown.parse(linked?.lists[name] ?? []);
  const other = listed.filter(
    ({ linked, before }) => JSON.stringify(itemsOf(linked)) !== JSON.stringify(itemsOf(before)),
  );
  const filled = other.filter(({ before }) => itemsOf(before).length > 0);
  if (filled.length > 0) await unit.run(deletionOf(list, idsOf(filled)));
  const kind = field.kind === 'names' ? { kind: field.nameKind } : undefined;
  const rows = other.flatMap(({ id, linked }) =>
    itemsOf(linked).map((value, position) => ({ [owner]: id, ...kind, [item]: value, position })),
  );
  for (let start = 0; start < rows.length; start += ROWS) {
    await unit.run(listTables.insertInto(table).values(rows.slice(start, start + ROWS)));
  }
  return other;
}

const idsOf = (listed: readonly Listed[]) => listed.map(({ id }) => id);

/** Deletes a list of records, and nothing else that stands in its table. */
function deletionOf({ field, table, owner, item, termKind }: OwnList, ids: readonly number[]) {
  const all = listTables.deleteFrom(table).where(owner, 'in', idList(ids));
  if (field.kind === 'names') return all.where('kind', '=', field.nameKind);
  return termKind === undefined ? all : all.where(isTermOfKind(table, item, termKind));
}

/** Writes the terms of records where they differ; answers these records. */
async function writeTerms(
  unit: UnitOfWork,
  table: ReturnType<typeof termTableOf>,
  listed: readonly Listed[],
): Promise<readonly Listed[]> {
  if (table === undefined) return [];
  const other = listed.filter(({ linked, before }) => !areSameTerms(linked.terms, before?.terms ?? []));
  const filled = other.filter(({ before }) => before && before.terms.length > 0);
  await replaceTermLinks(unit, table, new Map(other.map(({ id, linked }) => [id, linked.terms])), idsOf(filled));
  return other;
}
