import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import type Sqlite from 'better-sqlite3';
import { dependenciesFirst } from '../backup/postgres-tables.ts';
import { type FoundRow, nameOf, type Values } from './gather.ts';
import { keyColumns, type Link, linksOf } from './links.ts';

/** Why a row does not come back. */
export type Reason = 'erased' | 'there' | 'lacking';

interface Refusal {
  readonly reason: Reason;
  readonly because: string;
}

export interface Choice {
  /** Rows to write, without links to what is gone where a row may stand without them. */
  readonly rows: readonly { readonly table: string; readonly values: Values }[];
  readonly left: readonly ({ readonly row: FoundRow } & Refusal)[];
}

/** Columns that say who of the staff did something; a row stands without that. */
const BY_STAFF = /_by(_id)?$/;
/** Columns with the address of a person. */
const ADDRESS = /(^|_)email$/;

/**
 * Which rows of a backup may come back: not those that are there, that name a person or an address erased since, or
 * that need a row which is gone; nor what belongs to such a row.
 */
export async function choose(
  services: Services,
  db: Sqlite.Database,
  found: readonly FoundRow[],
  isErased: (table: string, address: unknown) => boolean,
): Promise<Choice> {
  const all = linksOf(db);
  const links = Map.groupBy(all, ({ table }) => table);
  const taken = new Set<FoundRow>();
  const known = new Set<string>();
  const rows: { table: string; values: Values }[] = [];
  const left: ({ row: FoundRow } & Refusal)[] = [];
  for (const row of targetsFirst(found, all)) {
    const { table, values, parent } = row;
    const address = Object.keys(values).find(column => ADDRESS.test(column) && isErased(table, values[column]));
    const verdict =
      parent && !taken.has(parent)
        ? refusal('lacking', parent.table)
        : (await isThere(services, db, row))
          ? refusal('there', nameOf(db, row))
          : address
            ? refusal('erased', address)
            : await withoutLost(services, row, links.get(table) ?? [], known);
    if ('reason' in verdict) left.push({ row, ...verdict });
    else {
      taken.add(row);
      known.add(nameOf(db, row));
      rows.push({ table, values: verdict.values });
    }
  }
  return { rows, left };
}

/** The rows, each after those that it leads to: a visit is a place's and a calendar's, and both may come back with it. */
function targetsFirst(found: readonly FoundRow[], links: readonly Link[]): FoundRow[] {
  const rows = Map.groupBy(found, ({ table }) => table);
  const arrows = [
    ...links.map(({ table, target }) => [table, target] as const),
    ...found.flatMap(({ table, parent }) => (parent ? [[table, parent.table] as const] : [])),
  ];
  return dependenciesFirst([...rows.keys()], arrows).flatMap(table => rows.get(table) ?? []);
}

const refusal = (reason: Reason, because: string): Refusal => ({ reason, because });

async function isThere({ db: running }: Services, db: Sqlite.Database, { table, values }: FoundRow): Promise<boolean> {
  const keys = keyColumns(db, table);
  const sql = `select 1 as there from "${table}" where ${keys.map(key => `"${key}" = ?`).join(' and ')}`;
  const key = keys.map(column => keyValue(values[column]));
  return (await textOf(running.primary).first(sql, key)) !== undefined;
}

function keyValue(value: unknown): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error('A key is a text or a number');
}

/** The values without links to rows that are gone, or why the row cannot stand without one. */
async function withoutLost(
  services: Services,
  { table, values }: FoundRow,
  links: readonly Link[],
  known: ReadonlySet<string>,
): Promise<{ readonly values: Values } | Refusal> {
  const kept: Record<string, unknown> = { ...values };
  for (const { column, target, isLoose } of links) {
    const value = values[column];
    if (value === null || value === undefined || known.has(`${target} ${String(value)}`)) continue;
    if (await canLinkTo(services, target, keyValue(value))) continue;
    if (target === 'account' && !BY_STAFF.test(column)) return refusal('erased', `${table}.${column}`);
    if (!isLoose) return refusal('lacking', `${target} ${String(value)}`);
    kept[column] = null;
  }
  return { values: kept };
}

/** An account that was erased leaves a row without a name. */
async function canLinkTo({ db }: Services, target: string, id: string | number): Promise<boolean> {
  const living = target === 'account' ? " and status <> 'anonymised'" : '';
  const sql = `select 1 as there from "${target}" where id = ?${living}`;
  return (await textOf(db.primary).first(sql, [id])) !== undefined;
}
