import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { markOfDatabase } from '../errors/database-errors.ts';
import { isConnectionLost, isFileLocked, isUndoneForOthers } from '../errors/database-fault.ts';
import { textOf } from './text.ts';
import { type Effect, type UnitOfWork, unitOfWork } from './unit-of-work.ts';
import type { WriteTurns } from './write-turns.ts';

/** What transactions need of a database. */
export interface TransactionParts {
  readonly engine: 'sqlite' | 'postgresql';
  /** A fresh entity manager for each try. */
  readonly em: () => Promise<SqlEntityManager>;
  /** On SQLite, where only one writes at a time. */
  readonly turns: WriteTurns | undefined;
  /** Told of each commit. */
  readonly committed: () => void;
  /** Told each time that a transaction is tried again. */
  readonly retried: () => void;
}

export interface TransactionWait {
  /** Longest wait for the write lock of SQLite, or for one lock of PostgreSQL, in milliseconds. */
  readonly waitMs: number;
  /** It is another time than that of every connection, so PostgreSQL must be told. */
  readonly isOwn: boolean;
}

/** Times that one transaction is run at most. */
const MOST_TRIES = 3;

/** Before the next try, on average, so that whom the transaction was undone for gets ahead; longer each time. */
const RETRY_PAUSE_MS = 20;

/** Between two looks at the lock of the file; the first come sooner. Few enough to cost nothing. */
const LONGEST_PAUSE_MS = 20;

/**
 * Runs `work` in a transaction, then `committed` and the effects that the work scheduled, in order. On rollback neither
 * runs. A failing effect fails the call, though the transaction stands. `work` is run again where the database undid
 * the transaction for the sake of another one, so it must do nothing outside that a second time would double.
 */
export async function runTransaction<T>(
  parts: TransactionParts,
  work: (unit: UnitOfWork) => Promise<T>,
  wait: TransactionWait,
): Promise<T> {
  const deadline = performance.now() + wait.waitMs;
  const endTurn = await parts.turns?.take(deadline);
  let done: Attempt<T>;
  try {
    done = await untilDone(parts, work, wait, deadline);
  } finally {
    endTurn?.();
  }
  parts.committed();
  for (const effect of done.effects) await effect();
  return done.result;
}

interface Attempt<T> {
  readonly result: T;
  readonly effects: readonly Effect[];
}

async function untilDone<T>(
  parts: TransactionParts,
  work: (unit: UnitOfWork) => Promise<T>,
  wait: TransactionWait,
  deadline: number,
): Promise<Attempt<T>> {
  let pause = 1;
  for (let tries = 1; ; ) {
    const effects: Effect[] = [];
    let isBegun = false;
    let ofWork: unknown;
    try {
      const em = await parts.em();
      const result = await em.transactional(async inner => {
        isBegun = true;
        try {
          const unit = unitOfWork(parts.engine, inner, effects);
          if (wait.isOwn && parts.engine === 'postgresql') await limitLocks(unit, wait.waitMs);
          return await work(unit);
        } catch (error) {
          ofWork = error;
          throw error;
        }
      });
      return { result, effects };
    } catch (error) {
      // The work may have talked to others, too; what it asks of the database itself is marked where it is asked.
      if (error !== ofWork) markOfDatabase(error);
      const isInTime = performance.now() < deadline;
      if (!isBegun && isInTime && isFileLocked(error)) {
        await sleep(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        continue;
      }
      // A connection of the pool may have died unnoticed; nothing was done on it.
      const mayTryAgain = isBegun ? isUndoneForOthers(error) : isInTime && isConnectionLost(error);
      if (!mayTryAgain || tries >= MOST_TRIES) throw error;
      await sleep(RETRY_PAUSE_MS * tries * 2 * Math.random());
      tries += 1;
      parts.retried();
    }
  }
}

/** Zero would mean no limit. */
async function limitLocks(unit: UnitOfWork, waitMs: number): Promise<void> {
  await textOf(unit).sql(`set local lock_timeout = ${Math.max(1, Math.ceil(waitMs))}`);
}
