import type { Engine } from '../db/engine.ts';
import { type TextReader, textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { Services } from '../services.ts';

/** Numbers that a table keeps so that no page counts, and the SQL by which they follow from other rows. */
export interface StoredCounts {
  /** What is counted, in the words of the doctor: `hearts`. */
  readonly what: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** Selects the true values of the columns for a row of the table: one row, none of it null. */
  readonly counted: string;
  /** Condition of the rows that have such counts; left out, all of them. */
  readonly where?: string;
  /** The table that is counted. */
  readonly from: string;
  /** What else follows in the same transaction once counts were corrected. */
  after?(unit: UnitOfWork, services: Pick<Services, 'clock'>): Promise<unknown>;
}

const driftedOf = ({ columns, counted, where }: StoredCounts) =>
  `${where === undefined ? '' : `${where} and `}(${columns.join(', ')}) <> (${counted})`;

/** How many rows of the table hold other numbers than there are. */
export async function countDrifted(text: Pick<TextReader, 'first'>, counts: StoredCounts): Promise<number> {
  const sql = `select count(*) as drifted from ${counts.table} where ${driftedOf(counts)}`;
  return Number((await text.first<{ drifted: number | string }>(sql))?.drifted ?? 0);
}

/** Recounts drifted rows and answers how many there were; nobody writes what is counted until the transaction ends. */
export async function recount(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  engine: Engine,
  counts: StoredCounts,
): Promise<number> {
  const { table, columns, counted, from } = counts;
  const text = textOf(unit);
  if (engine === 'postgresql') await text.sql(`lock table ${from} in share mode`);
  const fixed = await text.sql(
    `update ${table} set (${columns.join(', ')}) = (${counted}) where ${driftedOf(counts)} returning 1 as fixed`,
  );
  if (fixed.length > 0) await counts.after?.(unit, services);
  return fixed.length;
}
