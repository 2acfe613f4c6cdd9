import { tablesWith } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { ownLists, type ReadKind, type Values } from '../record-kind.ts';

const listTables = tablesWith<Readonly<Record<string, string | number>>>();

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
  for (const { name, field, table, owner, item, aspect } of ownLists(record)) {
    const items = field.shown.parse(values[name]);
    const earlier = field.shown.parse(before?.[name] ?? []);
    if (JSON.stringify(items) === JSON.stringify(earlier)) continue;
    const kind = field.kind === 'names' ? { kind: field.nameKind } : undefined;
    if (earlier.length > 0) {
      const all = listTables.deleteFrom(table).where(owner, '=', id);
      await unit.run(kind ? all.where('kind', '=', kind.kind) : all);
    }
    const rows = items.map((value, position) => ({ [owner]: id, ...kind, [item]: value, position }));
    if (rows.length > 0) await unit.run(listTables.insertInto(table).values(rows));
    aspects.push(aspect);
  }
  return aspects;
}
