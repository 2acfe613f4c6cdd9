import type { Services } from '@antam/server/platform/services.ts';
import type Sqlite from 'better-sqlite3';
import { EXIT, Failure } from '../io/failure.ts';
import type { Kind } from './gather.ts';
import { columnNames, kindLinksOf, linksOf } from './links.ts';

/**
 * What can be brought back: the kinds of record that the site registers, and, by the names of their tables, rows with a number
 * that belong to such a record, as reviews (`comment`) and promotions do.
 */
export function kindsOf({ subjects }: Pick<Services, 'subjects'>, db: Sqlite.Database): Kind[] {
  const registered = subjects.all.map(({ name, table }) => ({ name, table }));
  const tables = new Set(registered.map(({ table }) => table));
  const linked = linksOf(db)
    .filter(({ target }) => tables.has(target))
    .map(({ table }) => table);
  const parts = new Set([...linked, ...kindLinksOf(db).map(({ table }) => table)]);
  const others = [...parts].filter(table => !tables.has(table) && columnNames(db, table).includes('id'));
  return [...registered, ...others.sort().map(table => ({ name: table, table }))];
}

export function kindNamed(kinds: readonly Kind[], name: string): Kind {
  const kind = kinds.find(one => one.name === name || one.table === name);
  if (kind) return kind;
  throw new Failure(`There is no kind "${name}": name one of ${kinds.map(one => one.name).join(', ')}`, EXIT.usage);
}
