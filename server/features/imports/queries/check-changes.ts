import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { pickFields, type RecordState, stateHash } from '../../../platform/transfer/record-state.ts';
import type { UndoSteps } from '../../../platform/transfer/undo.ts';
import { tables } from '../tables.ts';
import type { FindUses } from './uses-of.ts';

/** What an import did to one record. */
export interface ImportedChange {
  readonly id: number;
  readonly recordId: number;
  readonly isAdded: boolean;
  readonly earlier: RecordState;
  readonly writtenHash: string;
}

/** Why a record stays as it is. */
export interface Kept {
  readonly id: number;
  /** Empty where the record is gone. */
  readonly name: string;
  readonly reason: 'changed' | 'later' | 'used' | 'gone' | 'refused';
  /** The same for people, with what it is about. */
  readonly why: string;
}

/** Answers which changes of an import can be taken back now, and why the others stay. */
export type CheckChanges = (changes: readonly ImportedChange[]) => Promise<{
  readonly fit: readonly ImportedChange[];
  readonly kept: readonly Kept[];
}>;

/**
 * Compares what an import wrote with what is stored, as everybody sees it: inside the transaction that takes changes back,
 * that is what stood before it.
 */
export const checkChanges =
  (services: Pick<Services, 'db'>, undo: UndoSteps, number: number, usesOf: FindUses): CheckChanges =>
  async changes => {
    const ids = changes.map(({ recordId }) => recordId);
    const states = await undo.states(services.db.primary, ids);
    const later = await laterImports(services, undo.record, number, ids);
    const added = changes.filter(({ isAdded }) => isAdded).map(({ recordId }) => recordId);
    const uses = added.length > 0 ? await usesOf(added) : new Map<number, readonly string[]>();
    const fit: ImportedChange[] = [];
    const kept: Kept[] = [];
    for (const change of changes) {
      const { recordId: id } = change;
      const state = states.get(id);
      const because = reasonOf(change, state, later.get(id), uses.get(id) ?? []);
      if (because) kept.push({ id, name: nameOf(state), ...because });
      else fit.push(change);
    }
    return { fit, kept };
  };

const nameOf = (state: RecordState | undefined) => (typeof state?.name === 'string' ? state.name : '');

function reasonOf(
  { isAdded, earlier, writtenHash }: ImportedChange,
  state: RecordState | undefined,
  later: number | undefined,
  uses: readonly string[],
): Pick<Kept, 'reason' | 'why'> | undefined {
  if (!state) return { reason: 'gone', why: 'it was deleted since' };
  if (later !== undefined) return { reason: 'later', why: `import ${later} changed it since: undo that one first` };
  const fields = isAdded ? Object.keys(state) : Object.keys(earlier);
  if (stateHash(pickFields(state, fields)) !== writtenHash) {
    return { reason: 'changed', why: isAdded ? 'it was changed since' : `changed since among ${fields.join(', ')}` };
  }
  return uses.length > 0 ? { reason: 'used', why: `it is used since: ${uses.join(', ')}` } : undefined;
}

/** The latest import after this one that changed a record, by record. One query. */
async function laterImports(
  { db }: Pick<Services, 'db'>,
  record: string,
  number: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.primary.rows(
    tables
      .selectFrom('import_change')
      .select(['recordId as id', 'run'])
      .where('record', '=', record)
      .where('recordId', 'in', idList(ids))
      .where('run', '>', number)
      .orderBy('run'),
  );
  return new Map(rows.map(({ id, run }) => [id, run]));
}
