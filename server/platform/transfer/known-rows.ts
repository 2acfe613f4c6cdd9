import { expressionBuilder } from 'kysely';
import { ids, texts } from '../db/list-values.ts';
import { tidyText } from '../text/tidy-text.ts';
import type { ImportRecord } from './import.ts';
import { canonical } from './record-state.ts';

/** Characters of an external id, in every table that has one. */
const LONGEST_ID = 120;
const EXPORTED = /^antam-(\d{1,9})$/;

/** The external id under which a thing is exported: its own, or one made of its id where no list has brought it. */
export const exportId = ({ id, externalId }: { id: number; externalId: string | null }): string =>
  externalId ?? `antam-${id}`;

export interface ListedRow {
  readonly externalId: string;
  readonly name: string;
}

/** The id and the name by which a row is known. */
export const listedRow = ({ fields: { external_id: externalId = '', name = '' } }: ImportRecord): ListedRow => ({
  ...{ externalId: externalId.length > LONGEST_ID ? '' : tidyText(externalId), name },
});

const columns = expressionBuilder<{ listed: { id: number; external_id: string | null } }, 'listed'>();

/** Of a table with external ids: the rows with those of a list, or with ids of which {@link exportId} made them. */
export function isListed(rows: readonly ListedRow[]) {
  const externalIds = rows.map(row => row.externalId);
  const exported = externalIds.map(externalId => Number(EXPORTED.exec(externalId)?.[1] ?? 0)).filter(id => id > 0);
  return columns.or([
    columns('external_id', 'in', texts(externalIds)),
    columns.and([columns('external_id', 'is', null), columns('id', 'in', ids(exported))]),
  ]);
}

/**
 * What {@link isListed} found, by the external id in the list. The same number may be another thing in another database:
 * then only the name tells.
 * @param fold names that are alike become one text
 */
export function byListedId<Found extends { id: number; externalId: string | null; name: string }>(
  found: readonly Found[],
  rows: readonly ListedRow[],
  fold: (name: string) => string,
): Map<string, Found> {
  const names = new Map(rows.map(row => [row.externalId, row.name]));
  const meant = found.filter(row => row.externalId !== null || fold(row.name) === fold(names.get(exportId(row)) ?? ''));
  return new Map(meant.map(row => [exportId(row), row]));
}

/** What fields of a row say that are not empty. */
export type Said<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], null | undefined> };

/**
 * What a row says: its fields that are not empty, but for those whose column is among `same`. The column of `placeType`
 * is `place_type`.
 */
export function saidOf<Fields extends object>(fields: Fields, same: ReadonlySet<string>): Said<Fields> {
  const said: Said<Fields> = {};
  for (const name in fields) {
    const value = fields[name];
    if (isSaid(value) && !same.has(columnOf(name))) said[name] = value;
  }
  return said;
}

const isSaid = <Value>(value: Value): value is Exclude<Value, null | undefined> =>
  value !== null && value !== undefined && value !== '';

const columnOf = (field: string) => field.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`);

/** Whether all that a row says is stored. A JSON column may come as text, with its keys in any order. */
export function isStored(said: object, known: object): boolean {
  return Object.entries(said).every(([name, value]) => {
    const stored: unknown = Reflect.get(known, name);
    const isText = typeof value === 'object' && typeof stored === 'string';
    return canonical(value) === canonical(isText ? JSON.parse(stored) : stored);
  });
}
