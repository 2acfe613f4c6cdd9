import { createHmac, createSecretKey } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { RateLimit } from '../contract/declare-calls.ts';
import { nativeOf } from '../db/native.ts';
import type { Config } from '../env/config.ts';
import { tooMany } from '../errors/problem.ts';
import type { Services } from '../services.ts';

const TABLE = 'rate_limit';

const CLEAR_EVERY_MS = 600_000;

/**
 * How long to wait for the lock of another process. The wait blocks this process and a count takes microseconds, so
 * after a short wait this process counts alone.
 */
const BUSY_MS = 20;

/** Counts what visitors do, for all processes together. */
export interface RateLimits {
  /** Spends a point, or several, of `who` (an address, an account). Throws 429 if too few are left, and spends none. */
  consume(limit: RateLimit, who: string, points?: number): Promise<void>;
  /** Throws 429 if `who` has no point left; spends none. */
  check(limit: RateLimit, who: string): Promise<void>;
  /**
   * Gives a point back where only failures count, or only successes. The point is spent before the try, so that many
   * tries at once cannot exceed the limit.
   */
  refund(limit: RateLimit, who: string): Promise<void>;
  /** Forgets what `who` has spent, in the store and in this process. */
  clear(limit: RateLimit, who: string): Promise<void>;
  close(): void;
}

type Limiter = Pick<RateLimiterStoreAbstract, 'consume' | 'get' | 'reward' | 'delete'>;

/** One engine's way of keeping counts. */
interface Store {
  limiter(limit: RateLimit): Limiter;
  /** Forgets counts that ended before this time, milliseconds since 1970. */
  clear(before: number): Promise<unknown>;
  close(): void;
}

/**
 * Limits stored in PostgreSQL, or on SQLite in a separate file beside the database. Counts may be lost in a power
 * failure, so they wait neither for the disk nor for a writer of the database. Only a keyed hash of `who` is stored. If
 * the store fails, this process counts alone.
 */
export function createRateLimits({ config, db, clock, log }: Services): RateLimits {
  const key = createSecretKey(createHmac('sha256', config.secret.reveal()).update('rate-limit').digest());
  const { pool } = nativeOf(db);
  const store = pool ? postgresStore(pool) : sqliteStore(config);
  const limiters = new Map<string, ReturnType<Store['limiter']>>();
  const limiterOf = (limit: RateLimit) => {
    const limiter = limiters.get(limit.name) ?? store.limiter(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  };
  const keyOf = (who: string) => createHmac('sha256', key).update(who).digest('base64url');
  const clearOld = () =>
    store.clear(clock.now().getTime()).catch(error => log.warn({ error }, 'rate limits not cleared'));
  const timer = setInterval(() => void clearOld(), CLEAR_EVERY_MS).unref();
  return {
    consume: async (limit, who, points = 1) => {
      const [limiter, key] = [limiterOf(limit), keyOf(who)];
      const refusal = await spend(limiter, key, points);
      if (!refusal) return;
      if (!isOfFastClock(limit, refusal)) throw refusedUntil(refusal);
      await limiter.delete(key);
      const second = await spend(limiter, key, points);
      if (second) throw refusedUntil(second);
    },
    check: async (limit, who) => {
      const left = await limiterOf(limit).get(keyOf(who));
      if (left && left.remainingPoints < 1 && !isOfFastClock(limit, left)) throw refusedUntil(left);
    },
    refund: async (limit, who) => void (await limiterOf(limit).reward(keyOf(who))),
    clear: async (limit, who) => void (await limiterOf(limit).delete(keyOf(who))),
    close: () => {
      clearInterval(timer);
      store.close();
    },
  };
}

/** Spends points; answers the refusal if too few are left, of which nothing stays spent. */
async function spend(limiter: Limiter, key: string, points: number): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key, points);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    await limiter.reward(key, points);
    return refusal;
  }
}

/** A window that ends later than one that begins now: a process whose clock was ahead has begun it. */
const isOfFastClock = ({ seconds }: RateLimit, { msBeforeNext }: RateLimiterRes) => msBeforeNext > seconds * 1_000;

const refusedUntil = ({ msBeforeNext }: RateLimiterRes) => tooMany(Math.max(1, Math.ceil(msBeforeNext / 1_000)));

function optionsOf(limit: RateLimit) {
  const { points, seconds: duration, name: keyPrefix } = limit;
  return {
    points,
    duration,
    keyPrefix,
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory({ points, duration, keyPrefix }),
  };
}

function postgresStore(pool: pg.Pool): Store {
  return {
    limiter: limit => new RateLimiterPostgres({ ...optionsOf(limit), storeClient: pool }),
    clear: before => pool.query(`delete from ${TABLE} where expire < $1`, [before]),
    close: () => undefined,
  };
}

function sqliteStore(config: Config): Store {
  const db = new Sqlite(path.join(config.dataFolder, 'limits.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = OFF');
  db.pragma(`busy_timeout = ${BUSY_MS}`);
  db.exec(
    `create table if not exists ${TABLE} (key text primary key, points integer not null default 0, expire integer)`,
  );
  return {
    limiter: limit => new RateLimiterSQLite({ ...optionsOf(limit), storeClient: db, storeType: 'better-sqlite3' }),
    clear: async before => db.prepare(`delete from ${TABLE} where expire < ?`).run(before),
    close: () => void db.close(),
  };
}
