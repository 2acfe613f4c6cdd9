import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { isTermOfKind, listTables } from '../list-tables.ts';
import { type OwnList, ownLists, type ReadKind, type Values } from '../record-kind.ts';

interface Listed {
  readonly id: number;
  readonly values: Values;
  readonly before: Values | undefined;
}

/** Writes the lists of a record that differ from those before, and answers their aspects. */
export async function writeLists(
  unit: UnitOfWork,
  { record }: ReadKind,
  { id, values, before }: Listed,
): Promise<string[]> {
  const aspects: string[] = [];
  for (const list of ownLists(record)) {
    const { name, field, table, owner, item, aspect } = list;
    const items = field.shown.parse(values[name]);
    const earlier = field.shown.parse(before?.[name] ?? []);
    if (JSON.stringify(items) === JSON.stringify(earlier)) continue;
    const kind = field.kind === 'names' ? { kind: field.nameKind } : undefined;
    if (earlier.length > 0) await unit.run(deletionOf(list, id));
    const rows = items.map((value, position) => ({ [owner]: id, ...kind, [item]: value, position }));
    if (rows.length > 0) await unit.run(listTables.insertInto(table).values(rows));
    aspects.push(aspect);
  }
  return aspects;
}

/** Deletes a list of a record, and nothing else that stands in its table. */
function deletionOf({ field, table, owner, item, termKind }: OwnList, id: number) {
  const all = listTables.deleteFrom(table).where(owner, '=', id);
  if (field.kind === 'names') return all.where('kind', '=', field.nameKind);
  return termKind === undefined ? all : all.where(isTermOfKind(table, item, termKind));
}
