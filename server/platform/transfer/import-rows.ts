import { createTurns, type TurnSizes } from '../db/turns.ts';
import type { Services } from '../services.ts';
import type { BrokenRow, ImportRecord, Remark, TransferKind } from './import.ts';
import { ImportLog, type RowIdentity } from './import-log.ts';
import { inBatches } from './in-batches.ts';

/** Rows looked at together. */
const BATCH = 200;

/** A row that was read: what it says, with remarks, or why it is refused. */
export type CheckedRow<Fields> =
  | { readonly fields: Fields; readonly repairs?: readonly Remark[]; readonly flags: readonly Remark[] }
  | { readonly refusal: Remark };

/** What one import of a kind does with its rows: all in which one kind differs from another. */
export interface ImportSteps<Fields, Known, Draft> {
  check(row: ImportRecord): CheckedRow<Fields> | Promise<CheckedRow<Fields>>;
  /** How reports name a row; by its cells `external_id` and `name` where not given. */
  identify?(row: ImportRecord): RowIdentity;
  /** By what a row is known; the second row with a key is refused. */
  keyOf(fields: Fields): string;
  /** What else is worth a look in a row that is taken; asked once of each, in the order of the list. */
  flagsOf?(fields: Fields): readonly Remark[];
  /** What is stored of what some rows are about, by key. */
  findKnown(rows: readonly Fields[]): Promise<ReadonlyMap<string, Known>>;
  /** What is written of a row that brings something new. */
  added(fields: Fields): Draft;
  /** What a row changes of something known; undefined where all that it says is stored. */
  updated(fields: Fields, known: Known): Draft | undefined;
  /** Writes drafts in one transaction. */
  save(drafts: readonly Draft[]): Promise<unknown>;
}

/**
 * How lists of a kind are imported: rows are checked, matched with what is stored and written, some at a time.
 * @param written how many are written in one transaction
 * @param begin reads what the rows of one import are checked against
 */
export function importOf<Fields, Known, Draft>(
  kind: string,
  written: TurnSizes,
  begin: (services: Services) => Promise<ImportSteps<Fields, Known, Draft>>,
): TransferKind['import'] {
  return async (services, rows, onProgress) => {
    const steps = await begin(services);
    const [log, lines] = [new ImportLog(kind), new Map<string, number>()];
    const turns = createTurns(services.db.engine, written);
    for await (const batch of inBatches(rows, BATCH)) {
      const taken = await takeRows(steps, batch, log, lines);
      const known = taken.length === 0 ? new Map<string, Known>() : await steps.findKnown(taken);
      const drafts = taken.flatMap(fields => draftOf(steps, fields, known.get(steps.keyOf(fields)), log) ?? []);
      await turns.each(drafts, slice => steps.save(slice));
      onProgress?.(log.read);
    }
    return log.report();
  };
}

/**
 * Checks rows and logs what is to be said about them. Answers those that are not refused.
 * @param lines those that brought each key so far
 */
async function takeRows<Fields, Known, Draft>(
  steps: ImportSteps<Fields, Known, Draft>,
  batch: ReadonlyArray<ImportRecord | BrokenRow>,
  log: ImportLog,
  lines: Map<string, number>,
): Promise<Fields[]> {
  const checks = await Promise.all(batch.map(row => checkRow(steps, row)));
  const taken: Fields[] = [];
  for (const { row, checked } of checks) {
    if ('refusal' in checked) {
      log.refuse(row, checked.refusal);
      continue;
    }
    const { fields, repairs = [], flags } = checked;
    const key = steps.keyOf(fields);
    const before = lines.get(key);
    if (before !== undefined) {
      log.refuse(row, { code: 'repeated', message: `"${key}" stands on line ${before} already` });
      continue;
    }
    lines.set(key, row.line);
    for (const remark of repairs) log.note(row, 'repaired', remark);
    for (const remark of [...flags, ...(steps.flagsOf?.(fields) ?? [])]) log.note(row, 'flagged', remark);
    taken.push(fields);
  }
  return taken;
}

async function checkRow<Fields, Known, Draft>(
  { check, identify = byExternalId }: ImportSteps<Fields, Known, Draft>,
  row: ImportRecord | BrokenRow,
): Promise<{ row: RowIdentity; checked: CheckedRow<Fields> }> {
  if (!('problem' in row)) return { row: identify(row), checked: await check(row) };
  const refusal = { code: 'broken_row', message: row.problem };
  return { row: { line: row.line, externalId: '', name: '' }, checked: { refusal } };
}

const byExternalId = ({ line, fields: { external_id: externalId = '', name = '' } }: ImportRecord): RowIdentity => ({
  ...{ line, externalId, name },
});

function draftOf<Fields, Known, Draft>(
  steps: ImportSteps<Fields, Known, Draft>,
  fields: Fields,
  known: Known | undefined,
  log: ImportLog,
): Draft | undefined {
  const draft = known === undefined ? steps.added(fields) : steps.updated(fields, known);
  log.count(known === undefined ? 'added' : draft === undefined ? 'unchanged' : 'updated');
  return draft;
}
