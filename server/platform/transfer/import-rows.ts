import { createTurns, type TurnSizes } from '../db/turns.ts';
import { Problem } from '../errors/problem.ts';
import type { Services } from '../services.ts';
import type { BrokenRow, ImportRecord, Remark, TransferKind } from './import.ts';
import { ImportLog, type Outcome, type RowIdentity } from './import-log.ts';
import { inBatches } from './in-batches.ts';
import { isForeign } from './known-rows.ts';
import type { AlsoWritten } from './undo.ts';

/** Rows looked at together. */
const BATCH = 200;

/** A row that was read: what it says, with remarks, or why it is refused. */
export type CheckedRow<Fields> =
  | { readonly fields: Fields; readonly repairs?: readonly Remark[]; readonly flags: readonly Remark[] }
  | { readonly refusal: Remark };

/** The cells of one row by column. */
export type ExportedCells = Readonly<Record<string, string>>;

/** A row that is taken, and the columns whose cells are as they were exported. */
interface TakenRow<Fields> {
  readonly fields: Fields;
  readonly same: ReadonlySet<string>;
  /** The row means another thing than the one that is exported under its id. */
  readonly isForeign: boolean;
}

/** A row beside what is stored. */
interface RowMatch<Fields, Draft> {
  readonly row: TakenRow<Fields>;
  readonly outcome: Outcome;
  /** What is written; undefined where all is stored that the row says. */
  readonly draft: Draft | undefined;
}

/** How often rows are matched with what is stored, where others save it meanwhile. */
const MAX_TRIES = 5;

const NONE: ReadonlySet<string> = new Set();
const NOTHING: AlsoWritten = async () => undefined;

/** What one import of a kind does with its rows: all in which one kind differs from another. */
export interface ImportSteps<Fields, Known, Draft> {
  /** @param same columns whose cells are as they were exported */
  check(row: ImportRecord, same: ReadonlySet<string>): CheckedRow<Fields> | Promise<CheckedRow<Fields>>;
  /** How reports name a row; by its cells `external_id` and `name` where not given. */
  identify?(row: ImportRecord): RowIdentity;
  /** By what a row is known; the second row with a key is refused. */
  keyOf(fields: Fields): string;
  /** What else is worth a look in a row that is taken; asked once of each, in the order of the list. */
  flagsOf?(fields: Fields): readonly Remark[];
  /**
   * What an export would write of what some rows are about, by external id. A cell that still says so says nothing: it is
   * neither checked nor written.
   */
  exported?(rows: readonly ImportRecord[]): Promise<ReadonlyMap<string, ExportedCells>>;
  /**
   * What is stored of what some rows are about, by key.
   * @param foreign keys of rows that mean other things than those that are exported under their ids
   */
  findKnown(rows: readonly Fields[], foreign: ReadonlySet<string>): Promise<ReadonlyMap<string, Known>>;
  /** What is written of a row that brings something new. */
  added(fields: Fields): Draft;
  /**
   * What a row changes of something known; undefined where all that it says is stored.
   * @param same columns whose cells are as they were exported
   */
  updated(fields: Fields, known: Known, same: ReadonlySet<string>): Draft | undefined;
  /**
   * Writes drafts in one transaction, of which `also` is a part. Throws 409 or 404 where a draft was made of something
   * that others have saved or deleted since: then all are made again.
   */
  save(drafts: readonly Draft[], also: AlsoWritten): Promise<unknown>;
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
  return async (services, rows, onProgress, { dryRun = false, also = NOTHING } = {}) => {
    const steps = await begin(services);
    const [log, lines] = [new ImportLog(kind), new Map<string, number>()];
    const turns = createTurns(services.db, written);
    for await (const batch of inBatches(rows, BATCH)) {
      const taken = await takeRows(steps, batch, log, lines);
      const matches = await matchRows(steps, taken);
      for (const { outcome } of matches) log.count(outcome);
      const recount = log.recount.bind(log);
      const changes = matches.filter(({ draft }) => draft !== undefined);
      if (!dryRun) await turns.each(changes, slice => saveMatches(steps, slice, also, recount));
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
): Promise<Array<TakenRow<Fields>>> {
  const exported = await exportedOf(steps, batch);
  const checks = await Promise.all(batch.map(row => checkRow(steps, row, exported)));
  const taken: Array<TakenRow<Fields>> = [];
  for (const { row, checked, same, isForeign } of checks) {
    if (checked === 'untouched') {
      const before = lines.get(row.externalId);
      if (before !== undefined) {
        log.refuse(row, repeated(row.externalId, before));
        continue;
      }
      lines.set(row.externalId, row.line);
      log.count('unchanged');
      continue;
    }
    if ('refusal' in checked) {
      log.refuse(row, checked.refusal);
      continue;
    }
    const { fields, repairs = [], flags } = checked;
    const key = steps.keyOf(fields);
    const before = lines.get(key);
    if (before !== undefined) {
      log.refuse(row, repeated(key, before));
      continue;
    }
    lines.set(key, row.line);
    if (isForeign) log.note(row, 'flagged', OTHER_THING);
    for (const remark of repairs) log.note(row, 'repaired', remark);
    for (const remark of [...flags, ...(steps.flagsOf?.(fields) ?? [])]) log.note(row, 'flagged', remark);
    taken.push({ fields, same, isForeign });
  }
  return taken;
}

const OTHER_THING: Remark = {
  code: 'other_thing',
  message: 'has the id of another record here and hardly a cell of it: it was taken as a new one',
};

const repeated = (key: string, line: number): Remark => ({
  code: 'repeated',
  message: `"${key}" stands on line ${line} already`,
});

async function exportedOf<Fields, Known, Draft>(
  steps: ImportSteps<Fields, Known, Draft>,
  batch: ReadonlyArray<ImportRecord | BrokenRow>,
): Promise<ReadonlyMap<string, ExportedCells>> {
  const rows = batch.flatMap(row => ('problem' in row ? [] : [row]));
  return (rows.length > 0 && (await steps.exported?.(rows))) || new Map();
}

interface RowCheck<Fields> {
  readonly row: RowIdentity;
  readonly checked: CheckedRow<Fields> | 'untouched';
  readonly same: ReadonlySet<string>;
  readonly isForeign: boolean;
}

async function checkRow<Fields, Known, Draft>(
  { check, identify = byExternalId }: ImportSteps<Fields, Known, Draft>,
  row: ImportRecord | BrokenRow,
  exported: ReadonlyMap<string, ExportedCells>,
): Promise<RowCheck<Fields>> {
  if ('problem' in row) {
    const refusal = { code: 'broken_row', message: row.problem };
    return { row: { line: row.line, externalId: '', name: '' }, checked: { refusal }, same: NONE, isForeign: false };
  }
  const stored = exported.get(row.fields.external_id ?? '');
  const isOther = stored !== undefined && isForeign(row, stored);
  const same = stored && !isOther ? sameColumns(row, stored) : NONE;
  const isUntouched = stored && Object.keys(row.fields).every(column => same.has(column));
  const checked = isUntouched ? 'untouched' : await check(row, same);
  return { row: identify(row), checked, same, isForeign: isOther };
}

/** The columns whose cells are as exported, or empty: an empty cell leaves what is stored. */
function sameColumns({ fields }: ImportRecord, stored: ExportedCells): ReadonlySet<string> {
  const isSame = ([column, cell]: [string, string]) => cell === stored[column] || (cell === '' && column !== 'name');
  return new Set(Object.entries(fields).flatMap(entry => (isSame(entry) ? [entry[0]] : [])));
}

const byExternalId = ({ line, fields: { external_id: externalId = '', name = '' } }: ImportRecord): RowIdentity => ({
  line,
  externalId,
  name,
});

/** Matches rows with what is stored; a match for each, in their order. */
async function matchRows<Fields, Known, Draft>(
  steps: ImportSteps<Fields, Known, Draft>,
  rows: ReadonlyArray<TakenRow<Fields>>,
): Promise<Array<RowMatch<Fields, Draft>>> {
  if (rows.length === 0) return [];
  const foreign = new Set(rows.filter(row => row.isForeign).map(({ fields }) => steps.keyOf(fields)));
  const read = rows.map(({ fields }) => fields);
  const known = await steps.findKnown(read, foreign);
  return rows.map(row => {
    const stored = known.get(steps.keyOf(row.fields));
    if (stored === undefined) return { row, outcome: 'added', draft: steps.added(row.fields) };
    const draft = steps.updated(row.fields, stored, row.same);
    return { row, outcome: draft === undefined ? 'unchanged' : 'updated', draft };
  });
}

/** Of a record that others have saved or deleted since it was read. */
const isOutdated = (error: unknown) => error instanceof Problem && (error.status === 409 || error.status === 404);

/**
 * Writes what rows change. Where an editor saved one of these records since it was read, all are matched again with
 * what is stored, so that only the cells that rows fill change.
 * @param recount is called with rows that came to something else thereby
 */
async function saveMatches<Fields, Known, Draft>(
  steps: ImportSteps<Fields, Known, Draft>,
  matches: ReadonlyArray<RowMatch<Fields, Draft>>,
  also: AlsoWritten,
  recount: (before: Outcome, now: Outcome) => void,
): Promise<void> {
  let left = matches;
  for (let tries = 1; ; tries += 1) {
    const drafts = left.flatMap(({ draft }) => (draft === undefined ? [] : [draft]));
    if (drafts.length === 0) return;
    try {
      await steps.save(drafts, also);
      return;
    } catch (error) {
      if (!isOutdated(error) || tries === MAX_TRIES) throw error;
    }
    const before = left;
    left = await matchRows(
      steps,
      before.map(({ row }) => row),
    );
    for (const [at, { outcome }] of left.entries()) recount(before[at]?.outcome ?? outcome, outcome);
  }
}
