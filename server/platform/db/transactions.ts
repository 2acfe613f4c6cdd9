import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { markOfDatabase } from '../errors/database-errors.ts';
import { isConnectionLost, isFileLocked, isUndoneForOthers } from '../errors/database-fault.ts';
import { type Executor, untilOver } from './executor.ts';
import { textOf } from './text.ts';
import { type Effect, type UnitOfWork, unitOfWork } from './unit-of-work.ts';
import type { WriteTurns } from './write-turns.ts';

/** What transactions need of a database. */
export interface TransactionParts {
  readonly engine: 'sqlite' | 'postgresql';
  /** A fresh entity manager for each try. */
  readonly em: () => Promise<SqlEntityManager>;
  /** What runs SQL in the transaction of an entity manager. */
  readonly executorFor: (em: SqlEntityManager) => Executor;
  /** The queue of writers on SQLite, where only one can write at a time. */
  readonly turns: WriteTurns | undefined;
  /** Called after each commit. */
  readonly committed: () => void;
  /** Called each time a transaction is retried. */
  readonly retried: () => void;
}

export interface TransactionWait {
  /** Longest wait for the write lock of SQLite, or for one lock of PostgreSQL, in milliseconds. */
  readonly waitMs: number;
  /**
   * Whether `waitMs` differs from the setting of the connections, so that PostgreSQL needs a setting for the
   * transaction.
   */
  readonly isOwn: boolean;
}

/** How often one transaction is run at most. */
const MAX_TRIES = 3;

/**
 * The average pause before a retry, multiplied by the number of tries so far. It lets the transaction that won the
 * conflict finish first.
 */
const RETRY_PAUSE_MS = 20;

/**
 * The longest pause between two attempts to lock the file; the first pauses are shorter. Few attempts cost next to
 * nothing.
 */
const MAX_PAUSE_MS = 20;

/**
 * Runs `work` in a transaction, then `committed`, then the effects that the work scheduled, in order. After a rollback
 * none of them runs. If an effect fails, the call fails although the transaction is committed. `work` runs again if the
 * database aborted the transaction because of a conflict, so anything that it does outside the database must be safe to
 * repeat.
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
    let isOver = false;
    let ofWork: unknown;
    try {
      const em = await parts.em();
      const result = await em.transactional(async inner => {
        isBegun = true;
        try {
          const execute = untilOver(parts.executorFor(inner), () => isOver);
          const unit = unitOfWork(parts.engine, inner, execute, effects);
          if (wait.isOwn && parts.engine === 'postgresql') await limitLocks(unit, wait.waitMs);
          return await work(unit);
        } catch (error) {
          ofWork = error;
          throw error;
        } finally {
          isOver = true;
        }
      });
      return { result, effects };
    } catch (error) {
      // `work` may fail for reasons outside the database. Failures of its own statements are marked where they are run.
      if (error !== ofWork) markOfDatabase(error);
      const isInTime = performance.now() < deadline;
      if (!isBegun && isInTime && isFileLocked(error)) {
        await sleep(pause);
        pause = Math.min(pause * 2, MAX_PAUSE_MS);
        continue;
      }
      // The connection may have died unnoticed in the pool. Nothing has run on it, so a retry is safe.
      const mayTryAgain = isBegun ? isUndoneForOthers(error) : isInTime && isConnectionLost(error);
      if (!mayTryAgain || tries >= MAX_TRIES) throw error;
      await sleep(RETRY_PAUSE_MS * tries * 2 * Math.random());
      tries += 1;
      parts.retried();
    }
  }
}

/** At least 1 ms, because 0 means no limit. */
async function limitLocks(unit: UnitOfWork, waitMs: number): Promise<void> {
  await textOf(unit).sql(`set local lock_timeout = ${Math.max(1, Math.ceil(waitMs))}`);
}
