import type Sqlite from 'better-sqlite3';

/**
 * One read transaction for all statements of one turn of the event loop. Each statement by itself would take and leave
 * SQLite's locks, three system calls that cost a short statement a third of its time.
 */
export interface Snapshot {
  /** Called before each statement: begins the transaction where there is none. It ends by itself. */
  keep(): void;
  /** The same object for as long as all statements see the same; undefined where none has been run yet. */
  moment(): object | undefined;
  /** Ends it, so that the next statement sees all that is committed. Called around every commit of this process. */
  release(): void;
}

/** The snapshot of a connection that only reads. */
export function createSnapshot(reading: Sqlite.Database): Snapshot {
  const begin = reading.prepare('begin');
  const end = reading.prepare('commit');
  let isOpen = false;
  let moment = {};
  const release = () => {
    if (!isOpen) return;
    isOpen = false;
    // A failed read may have ended it already.
    if (!reading.open || !reading.inTransaction) return;
    try {
      end.run();
    } catch {
      // Nobody waits for this. What could not be ended is ended after the next read.
    }
  };
  return {
    keep: () => {
      if (isOpen) return;
      if (!reading.inTransaction) begin.run();
      isOpen = true;
      moment = {};
      // After everything that this turn reads, and before the loop waits: no lock outlives its turn.
      setImmediate(release);
    },
    moment: () => (isOpen ? moment : undefined),
    release,
  };
}
