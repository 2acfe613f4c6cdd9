import { expressionBuilder } from 'kysely';
import { ids, texts } from '../db/list-values.ts';
import { foldText } from '../text/fold-text.ts';
import { snakeCase } from '../text/snake-case.ts';
import { tidyText } from '../text/tidy-text.ts';
import type { ImportRecord } from './import.ts';
import { canonical } from './record-state.ts';

/** Characters of an external id, in every table that has one. */
const MAX_ID = 120;
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
  externalId: externalId.length > MAX_ID ? '' : tidyText(externalId),
  name,
});

const columns = expressionBuilder<{ listed: { id: number; externalId: string | null } }, 'listed'>();

/** Of a table with external ids: the rows with those of a list, or with ids of which {@link exportId} made them. */
export function isListed(rows: readonly ListedRow[]) {
  const externalIds = rows.map(row => row.externalId);
  const exported = externalIds.map(externalId => Number(EXPORTED.exec(externalId)?.[1] ?? 0)).filter(id => id > 0);
  return columns.or([
    columns('externalId', 'in', texts(externalIds)),
    columns.and([columns('externalId', 'is', null), columns('id', 'in', ids(exported))]),
  ]);
}

/**
 * What {@link isListed} found, by the external id in the list.
 * @param foreign ids of rows that mean other things than these: see {@link isForeign}
 */
export function byListedId<Found extends { id: number; externalId: string | null }>(
  found: readonly Found[],
  foreign: ReadonlySet<string>,
): Map<string, Found> {
  return new Map(found.map(row => [exportId(row), row] as const).filter(([id]) => !foreign.has(id)));
}

/**
 * Whether a row means another thing than the one that is exported under its id. In another database the same number is
 * another thing, with another name and other cells; with another name alone it is the same thing, renamed.
 * @param stored the cells of an export by column
 */
export function isForeign({ fields }: ImportRecord, stored: Readonly<Record<string, string>>): boolean {
  const { external_id: externalId = '', name = '', ...cells } = fields;
  if (!EXPORTED.test(externalId) || foldText(name) === foldText(stored.name ?? '')) return false;
  const filled = Object.entries(cells).filter(([, cell]) => cell !== '');
  const same = filled.filter(([column, cell]) => cell === stored[column]);
  return same.length * 2 < filled.length;
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
    if (isSaid(value) && !same.has(snakeCase(name))) said[name] = value;
  }
  return said;
}

const isSaid = <Value>(value: Value): value is Exclude<Value, null | undefined> =>
  value !== null && value !== undefined && value !== '';

/** Whether all that a row says is stored. A JSON column may come as text, with its keys in any order. */
export function isStored(said: object, known: object): boolean {
  return Object.entries(said).every(([name, value]) => {
    const stored: unknown = Reflect.get(known, name);
    const isText = typeof value === 'object' && typeof stored === 'string';
    return canonical(value) === canonical(isText ? JSON.parse(stored) : stored);
  });
}
