import path from 'node:path';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import Sqlite from 'better-sqlite3';
import { nativeOf } from '../platform/db/native.ts';
import { textOf } from '../platform/db/text.ts';
import { createRateLimits, type RateLimits } from '../platform/limits/rate-limits.ts';
import type { TestApp } from './test-app.ts';

/** Spends points of limits as another process of the same installation would, without the calls that they belong to. */
export async function spendLimits(
  { services }: Pick<TestApp, 'services'>,
  spend: (limit: RateLimits['consume']) => Promise<void>,
): Promise<void> {
  const limits = createRateLimits(services);
  try {
    await spend(limits.consume);
  } finally {
    limits.close();
  }
}

/** Forgets everything that limits have counted, for tests in which one account does more than any person would. */
export async function forgetLimits({ services: { db, config } }: Pick<TestApp, 'services'>): Promise<void> {
  const { pool } = nativeOf(db);
  if (pool) return void (await pool.query('delete from rate_limit'));
  const file = new Sqlite(path.join(config.dataFolder, 'limits.sqlite'));
  file.exec('delete from rate_limit');
  file.close();
}

/** The number of an account of the worlds, by which limits know it. */
export async function accountIdOf(
  { services }: Pick<TestApp, 'services'>,
  who: keyof typeof ACCOUNTS,
): Promise<number> {
  const account = await textOf(services.db.primary).first<{ id: number }>('select id from account where email = ?', [
    ACCOUNTS[who].email,
  ]);
  if (!account) throw new Error(`The world has no account ${who}`);
  return account.id;
}

/** Networks of one /48, as limits count them. */
export const networksOf = (wide: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${wide}:${(i + 1).toString(16)}::/64`);
