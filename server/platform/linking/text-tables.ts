import { type AliasedExpression, sql } from 'kysely';
import { tablesWith } from '../db/tables.ts';
import type { LinkTexts } from './link-sources.ts';

/** Columns that every table of texts has; its texts are known by name only. */
interface LinkedColumns {
  readonly id: number;
  readonly entityId: number;
  readonly linked: string | null;
  readonly linksVersion: number;
}

/** Queries on tables whose texts are linked: `textTables.selectFrom(source.table)`. */
export const textTables = tablesWith<LinkedColumns>();

/** For `where`: the rows of the table that hold these texts. */
export const isTextOf = ({ where }: LinkTexts) =>
  where === undefined ? sql<boolean>`true` : sql<boolean>`(${sql.raw(where)})`;

/**
 * The same for rows that are read in the order of their ids, a batch at a time. A condition on a column of its own would
 * make SQLite take that column's index, and sort all texts for each batch.
 */
export const isTextInOrder = (source: LinkTexts) => sql<boolean>`${isTextOf(source)} is true`;

/** For `select`: the texts of a row under the names of their columns. */
export const textColumns = ({ columns }: LinkTexts): AliasedExpression<string, string>[] =>
  columns.map(column => sql<string>`${sql.id(column)}`.as(column));
