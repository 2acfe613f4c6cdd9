import type { Clock } from '../clock/clock.ts';
import { steadyMilliseconds } from '../clock/steady-clock.ts';
import type { Database } from '../db/database.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { EVERYTHING } from './tag.ts';
import { createTagReader, writeTags } from './tag-rows.ts';

/** @param agoMs how long ago the first of these changes was, in milliseconds; 0 for those of this process */
type Listener = (names: readonly string[], agoMs: number) => void;

/** Announces to this process which tags have changed, in this process or another. */
export interface ChangedTags {
  /**
   * Stores the names of tags in the transaction that changes them. After the commit this process announces them at
   * once.
   */
  write(unit: UnitOfWork, names: readonly string[]): Promise<void>;
  /**
   * Reads what other processes have committed. Afterwards nothing is missing on SQLite, and at most the last 200 ms on
   * PostgreSQL. Rejects if the database does not answer.
   */
  catchUp(): Promise<void>;
  /** Called with the names of each change. */
  onChange(listener: Listener): void;
}

/**
 * How old the last read may be on PostgreSQL, in milliseconds: a read at each request would cost more than serving a
 * cached page.
 */
const POLL_MS = 200;

/** Rows are stored for an hour. A process whose last read is older than this, in milliseconds, may have missed some. */
const MAX_ABSENCE_MS = 1_800_000;

/** Reads changes only when asked: a process that serves nothing reads nothing. */
export function createChangedTags(db: Database, clock: Clock): ChangedTags {
  const listeners: Listener[] = [];
  const tell: Listener = (names, agoMs) => {
    if (names.length > 0) for (const listener of listeners) listener(names, agoMs);
  };
  /** Of what another process wrote by its own clock; one that is ahead makes nothing stale before it is. */
  const sinceThen = (first: Date | undefined) => (first ? Math.max(0, clock.now().getTime() - first.getTime()) : 0);
  const reader = createTagReader(db);
  const milliseconds = steadyMilliseconds(clock);
  let readAt: number | undefined;
  let seenChanges = -1;
  let reading: Promise<void> | undefined;

  const isDue = (now: number) =>
    db.engine === 'sqlite' ? db.changes() !== seenChanges : readAt === undefined || now - readAt >= POLL_MS;

  const read = async (now: number) => {
    const changes = db.changes();
    const wasAway = readAt !== undefined && now - readAt > MAX_ABSENCE_MS;
    const { names, first } = await reader.read();
    [readAt, seenChanges] = [now, changes];
    if (wasAway) tell([EVERYTHING], 0);
    else tell(names, sinceThen(first));
  };

  return {
    write: async (unit, names) => {
      const ids = await writeTags(unit, names, clock.now());
      unit.afterCommit(() => {
        reader.skip(ids);
        tell(names, 0);
      });
    },
    catchUp: async () => {
      const now = milliseconds();
      if (!isDue(now)) {
        if (db.engine === 'sqlite') readAt = now;
        return;
      }
      reading ??= read(now).finally(() => {
        reading = undefined;
      });
      return reading;
    },
    onChange: listener => void listeners.push(listener),
  };
}

/** Says that anything that visitors see may have changed, e.g. after a bulk load: every cached page is stale. */
export function touchContent(unit: UnitOfWork, { tags }: { readonly tags: ChangedTags }): Promise<void> {
  return tags.write(unit, [EVERYTHING]);
}
