import { createHmac, createSecretKey } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import type { Config } from '../env/config.ts';
import { tooMany } from '../errors/problem.ts';
import type { RateLimit } from '../http/endpoint.ts';

const TABLE = 'rate_limit';

/** Counts what visitors do, for all processes together. */
export interface RateLimits {
  /** Spends one point of `who` (an address, an account); throws 429 when none is left. */
  consume(limit: RateLimit, who: string): Promise<void>;
  close(): void;
}

type Store = Pick<RateLimiterStoreAbstract, 'consume'>;
type MakeStore = (limit: RateLimit) => Store;

/**
 * Limits kept in PostgreSQL, or on SQLite in a file of their own beside the database: a count is no loss when the power
 * fails, so it need not wait for the disk, nor for a writer of the database. Whom a count belongs to is kept as a keyed
 * hash only. When the store fails, this process counts alone.
 */
export function createRateLimits(config: Config, db: Database): RateLimits {
  const key = createSecretKey(createHmac('sha256', config.secret.reveal()).update('rate-limit').digest());
  const { makeStore, close } = db.pool ? postgresStores(db.pool) : sqliteStores(config);
  const stores = new Map<string, Store>();
  const storeOf = (limit: RateLimit) => {
    const store = stores.get(limit.name) ?? makeStore(limit);
    stores.set(limit.name, store);
    return store;
  };
  return {
    consume: async (limit, who) => {
      const hashed = createHmac('sha256', key).update(who).digest('base64url');
      try {
        await storeOf(limit).consume(hashed);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)));
      }
    },
    close,
  };
}

function commonOptions(limit: RateLimit) {
  const { points, seconds: duration, name: keyPrefix } = limit;
  return {
    points,
    duration,
    keyPrefix,
    tableName: TABLE,
    tableCreated: true,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ points, duration, keyPrefix }),
  };
}

function postgresStores(pool: NonNullable<Database['pool']>): { makeStore: MakeStore; close: () => void } {
  return {
    makeStore: limit => new RateLimiterPostgres({ ...commonOptions(limit), storeClient: pool }),
    close: () => undefined,
  };
}

function sqliteStores(config: Config): { makeStore: MakeStore; close: () => void } {
  const storeClient = new Sqlite(path.join(config.dataFolder, 'limits.sqlite'));
  storeClient.pragma('journal_mode = WAL');
  storeClient.pragma('synchronous = OFF');
  storeClient.pragma('busy_timeout = 200');
  storeClient.exec(
    `create table if not exists ${TABLE} (key text primary key, points integer not null default 0, expire integer)`,
  );
  return {
    makeStore: limit => new RateLimiterSQLite({ ...commonOptions(limit), storeClient, storeType: 'better-sqlite3' }),
    close: () => void storeClient.close(),
  };
}
