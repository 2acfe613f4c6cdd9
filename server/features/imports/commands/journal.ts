import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import type { TransferKind } from '../../../platform/transfer/import.ts';
import { changedFields, pickFields, type RecordState, stateHash } from '../../../platform/transfer/record-state.ts';
import type { AlsoWritten } from '../../../platform/transfer/undo.ts';
import { tables } from '../tables.ts';

/** What one import did, as it is noted in the transactions that did it. */
export interface ImportJournal {
  /** Notes what was written of records, in the transaction that wrote them. */
  readonly also: AlsoWritten;
  /** Notes that the import came to its end. Answers its number; undefined where it wrote nothing. */
  finish(): Promise<number | undefined>;
}

/** Rows of one insert: well below the number of parameters that either engine takes. */
const ROWS = 500;
const MAX_FILE_NAME = 200;

/**
 * Begins the journal of an import. Nothing stands in it without the rows that it describes, nor these without it,
 * whenever the import is broken off.
 * @param fileName without its folder
 */
export function createJournal(
  services: Pick<Services, 'db' | 'clock'>,
  { name: kind, undo }: Pick<TransferKind, 'name' | 'undo'>,
  fileName: string,
): ImportJournal {
  const { db, clock } = services;
  let run: number | undefined;

  async function begin(unit: UnitOfWork): Promise<number> {
    const file = fileName.slice(0, MAX_FILE_NAME);
    const values = { kind, fileName: file, begunAt: clock.now(), added: 0, updated: 0 };
    const begun = await unit.row(tables.insertInto('import_run').values(values).returning('id'));
    if (!begun) throw new Error('An import was not noted');
    // The transaction may still be rolled back.
    unit.afterCommit(() => {
      run = begun.id;
    });
    return begun.id;
  }

  return {
    also: async (unit, ids) => {
      const distinct = [...new Set(ids)];
      // Nobody else can have written these rows since this transaction locked them: what others see is what stood before.
      const before = await undo.states(db.primary, distinct);
      const after = await undo.states(unit, distinct);
      const changes = distinct.flatMap(id => changeOf(id, before.get(id), after.get(id)));
      if (changes.length === 0) return;
      const id = run ?? (await begin(unit));
      const rows = changes.map(change => ({ ...change, run: id, record: undo.record }));
      for (let start = 0; start < rows.length; start += ROWS) {
        await unit.run(tables.insertInto('import_change').values(rows.slice(start, start + ROWS)));
      }
      const added = changes.filter(({ isAdded }) => isAdded).length;
      await unit.run(
        tables
          .updateTable('import_run')
          .set(eb => ({
            added: eb('added', '+', added),
            updated: eb('updated', '+', changes.length - added),
          }))
          .where('id', '=', id),
      );
    },
    finish: async () => {
      const done = run;
      if (done === undefined) return undefined;
      await db.transaction(unit =>
        unit.run(tables.updateTable('import_run').set({ finishedAt: clock.now() }).where('id', '=', done)),
      );
      return done;
    },
  };
}

function changeOf(recordId: number, before: RecordState | undefined, after: RecordState | undefined) {
  if (!after) return [];
  if (!before) return [{ recordId, isAdded: true, earlier: {}, writtenHash: stateHash(after), email: null }];
  const fields = changedFields(before, after);
  if (fields.length === 0) return [];
  const earlier = pickFields(before, fields);
  const email = typeof earlier.email === 'string' ? earlier.email : null;
  return [{ recordId, isAdded: false, earlier, writtenHash: stateHash(pickFields(after, fields)), email }];
}
