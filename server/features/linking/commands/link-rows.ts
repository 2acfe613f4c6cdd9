import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { TurnSizes, Turns } from '../../../platform/db/turns.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { LinkTexts } from '../../../platform/linking/link-sources.ts';
import type { NameVersion } from '../../../platform/linking/linking.ts';
import { textColumns, textTables } from '../../../platform/linking/text-tables.ts';
import type { Services } from '../../../platform/services.ts';
import { linksTag } from '../links-tag.ts';

export type LinkServices = Pick<Services, 'db' | 'tags' | 'linking' | 'search' | 'log'>;

/**
 * Rows linked in one turn where the process may serve pages as well, which linking keeps waiting: far fewer than other
 * writers would need.
 */
export const TURNS_BESIDE_READERS: TurnSizes = { least: 4, most: 24 };

/** Rows linked in one turn in a process that serves nobody; a row may hold ten texts. */
export const BULK_TURNS: TurnSizes = { least: 8 };

/** Called with the number of rows that were linked. */
export type Linked = (rows: number) => void;

/** Rows to be linked. */
export interface RowsToLink {
  readonly source: LinkTexts;
  readonly rows: readonly number[];
  readonly names: NameVersion;
  /** Those also that were linked with these names already: their texts may be others by now. */
  readonly again?: boolean;
}

/**
 * Links the texts of rows with these names, where they were linked with earlier ones; in turns. Each row is locked while
 * that is done, so no edit is overwritten. Only pages whose text has changed become stale.
 */
export async function linkRows(
  services: LinkServices,
  turns: Turns,
  work: RowsToLink,
  linked: Linked = () => undefined,
): Promise<void> {
  const linkRow = rowLinker(services, work);
  await turns.each(work.rows, async slice => {
    await services.db.transaction(unit => linkSlice(unit, services, { ...work, rows: slice }, linkRow));
    linked(slice.length);
  });
}

/** Links the texts of a row. */
type LinkRow = (row: TextRow) => Promise<string | null>;

/** Texts whose links are kept while a work goes on, some kilobytes each; then all are forgotten. */
const MAX_KNOWN = 500;

/** Short replies repeat: texts that are not a record's own are linked once for all rows that hold them. */
function rowLinker({ linking }: LinkServices, { source, names }: RowsToLink): LinkRow {
  const known = new Map<string, string | null>();
  return async row => {
    const parts = source.columns.map(column => String(row[column] ?? ''));
    if (source.owner === 'id') {
      return linking.linkRow(source, parts, names.names, { kind: source.subject, id: row.id });
    }
    const text = JSON.stringify(parts);
    const found = known.get(text);
    if (found !== undefined) return found;
    const linked = await linking.linkRow(source, parts, names.names, undefined);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, linked);
    return linked;
  };
}

async function linkSlice(
  unit: UnitOfWork,
  { db, tags }: LinkServices,
  work: RowsToLink,
  linkRow: LinkRow,
): Promise<void> {
  const { source, rows, names } = work;
  await lockRows(unit, db.engine, source.table, rows);
  const same: number[] = [];
  const stale = new Set<string>();
  for (const row of await unit.rows(rowsOf(work))) {
    const linked = await linkRow(row);
    if (linked === row.linked) {
      if (row.linksVersion !== names.version) same.push(row.id);
      continue;
    }
    const values = { linked, linksVersion: names.version };
    await unit.run(textTables.updateTable(source.table).set(values).where('id', '=', row.id));
    stale.add(linksTag(source.subject, row.owner));
  }
  if (same.length > 0) {
    const checked = { linksVersion: names.version };
    await unit.run(textTables.updateTable(source.table).set(checked).where('id', 'in', idList(same)));
  }
  await tags.write(unit, [...stale]);
}

/** A row with its texts by their columns. */
type TextRow = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly owner: number;
  readonly linked: string | null;
  readonly linksVersion: number;
};

const rowsOf = ({ source, rows, names: { version }, again = false }: RowsToLink) =>
  textTables
    .selectFrom(source.table)
    .select(['id', `${source.owner} as owner`, 'linked', 'linksVersion'])
    .select(textColumns(source))
    .where('id', 'in', idList(rows))
    .where('linksVersion', again ? '<=' : '<', version)
    .$castTo<TextRow>();
