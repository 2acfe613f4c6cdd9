import { ids as idList } from '../../../platform/db/list-values.ts';
import { createTurns } from '../../../platform/db/turns.ts';
import { isMissingReference } from '../../../platform/errors/database-errors.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { AlsoWritten, UndoSteps } from '../../../platform/transfer/undo.ts';
import { type CheckChanges, checkChanges, type ImportedChange, type Kept } from '../queries/check-changes.ts';
import { usesOf } from '../queries/uses-of.ts';
import { tables } from '../tables.ts';

/** What an undo did, or would do. */
export interface UndoReport {
  /** Records that the import had added, and that are deleted. */
  readonly removed: number;
  /** Records that have again what the import had changed. */
  readonly restored: number;
  /** Records that stay as they are. */
  readonly kept: readonly Kept[];
}

export interface UndoOptions {
  /** Everything is checked and reported, and nothing is written. */
  readonly dryRun?: boolean;
  /** Gets the number of records done so far. */
  readonly onProgress?: (records: number) => void;
}

/** Records looked at together. */
const BATCH = 200;
/** Of records in the first transaction, and in any. */
const MIN_TURN = 20;
/** The most that a column of ids holds. */
const MAX_ID = 2 ** 31 - 1;
/** How often records are looked at again that an editor changed at that moment. */
const TRIES = 3;

/** A record was changed between the look at it and the lock on it. */
class ChangedMeanwhile extends Error {}

/**
 * Takes an import back, the last change first, in short transactions; broken off, it goes on where it is called again.
 * What was changed or used since stays as it is and is named.
 */
export async function undoImport(
  services: Services,
  undo: UndoSteps,
  number: number,
  { dryRun = false, onProgress }: UndoOptions = {},
): Promise<UndoReport> {
  const { db, clock } = services;
  const check = checkChanges(services, undo, number, await usesOf(services, undo));
  const turns = createTurns(db, { least: MIN_TURN });
  const done = { removed: 0, restored: 0 };
  const kept: Kept[] = [];
  for (let last = MAX_ID, seen = 0; ; ) {
    const changes = await changesUpTo(services, number, last);
    if (changes.length === 0) break;
    const found = await check(changes);
    kept.push(...found.kept);
    for (const isAdded of [true, false]) {
      const alike = found.fit.filter(change => change.isAdded === isAdded);
      const count = isAdded ? 'removed' : 'restored';
      if (dryRun) done[count] += alike.length;
      else {
        await turns.each(alike, async slice => {
          const left = await takeBack(services, undo, check, slice);
          kept.push(...left);
          done[count] += slice.length - left.length;
        });
      }
    }
    last = (changes.at(-1)?.id ?? 0) - 1;
    seen += changes.length;
    onProgress?.(seen);
  }
  if (!dryRun) {
    const now = clock.now();
    await db.transaction(unit =>
      unit.run(tables.updateTable('import_run').set({ undoneAt: now }).where('id', '=', number)),
    );
  }
  return { ...done, kept };
}

const changesUpTo = ({ db }: Pick<Services, 'db'>, number: number, last: number): Promise<ImportedChange[]> =>
  db.primary.rows(
    tables
      .selectFrom('import_change')
      .select(['id', 'recordId', 'isAdded', 'earlier', 'writtenHash'])
      .where('run', '=', number)
      .where('id', '<=', last)
      .orderBy('id', 'desc')
      .limit(BATCH),
  );

/** Takes changes of one sort back in one transaction, or each by itself where one is refused. Answers what stays. */
async function takeBack(
  services: Services,
  undo: UndoSteps,
  check: CheckChanges,
  changes: readonly ImportedChange[],
): Promise<readonly Kept[]> {
  const kept: Kept[] = [];
  let fit = changes;
  for (let tries = 1; ; tries += 1) {
    try {
      if (fit.length > 0) await write(services, undo, check, fit);
      return kept;
    } catch (error) {
      const isRace =
        error instanceof ChangedMeanwhile || (error instanceof Problem && [404, 409].includes(error.status));
      if (isRace && tries < TRIES) {
        const again = await check(fit);
        kept.push(...again.kept);
        fit = again.fit;
      } else if (!isRefusal(error)) throw error;
      else if (fit.length > 1) {
        for (const change of fit) kept.push(...(await takeBack(services, undo, check, [change])));
        return kept;
      } else return [...kept, ...(await refused(services, undo, fit, error))];
    }
  }
}

/** What keeps these changes from being taken back, and not the others. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Problem ||
  error instanceof ChangedMeanwhile ||
  (error instanceof Error && isMissingReference(error));

async function write(
  services: Services,
  undo: UndoSteps,
  check: CheckChanges,
  changes: readonly ImportedChange[],
): Promise<void> {
  const also: AlsoWritten = async unit => {
    if ((await check(changes)).kept.length > 0) throw new ChangedMeanwhile();
    const ids = idList(changes.map(({ id }) => id));
    await unit.run(tables.deleteFrom('import_change').where('id', 'in', ids));
  };
  const ids = changes.map(({ recordId }) => recordId);
  if (changes.every(({ isAdded }) => isAdded)) await undo.remove(services, ids, also);
  else {
    const records = changes.map(({ recordId, earlier }) => ({ id: recordId, before: earlier }));
    await undo.restore(services, records, also);
  }
}

async function refused(
  { db }: Services,
  undo: UndoSteps,
  [change]: readonly ImportedChange[],
  error: Error,
): Promise<Kept[]> {
  if (!change) return [];
  const state = (await undo.states(db.primary, [change.recordId])).get(change.recordId);
  const words = error instanceof Problem ? [error.detail, ...Object.values(error.fields ?? {}).flat()] : [];
  const otherwise = isMissingReference(error)
    ? 'it led to a record that is gone'
    : 'it is being changed at this moment';
  const why = words.length > 0 ? words.join(' ') : otherwise;
  const name = typeof state?.name === 'string' ? state.name : '';
  return [{ id: change.recordId, name, reason: 'refused', why }];
}
