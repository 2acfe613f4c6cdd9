import type { Services } from '../../../platform/services.ts';
import { erasureHash } from '../rules/erasure-hash.ts';
import { tables } from '../tables.ts';
import { eraseAccount } from './erase-account.ts';

/** A remembered erasure, as it is kept beside backups. */
export interface RememberedErasure {
  readonly subjectHash: string;
  readonly erasedAt: Date;
}

/** All erasures that the database remembers. */
export async function rememberedErasures({ db }: Pick<Services, 'db'>): Promise<RememberedErasure[]> {
  const rows = await db.primary.rows(tables.selectFrom('erasure').select(['subject_hash', 'erased_at']));
  return rows.map(({ subject_hash, erased_at }) => ({ subjectHash: subject_hash, erasedAt: erased_at }));
}

/**
 * Remembers erasures that a restored database does not know, and erases the accounts that they are about once more.
 * Answers how many were there again.
 */
export async function eraseAgain(services: Services, erasures: readonly RememberedErasure[]): Promise<number> {
  const { db, config } = services;
  const known = new Set((await rememberedErasures(services)).map(({ subjectHash }) => subjectHash));
  const hashes = new Set([...known, ...erasures.map(({ subjectHash }) => subjectHash)]);
  if (hashes.size === 0) return 0;
  const secrets = config.secret.accepted.map(secret => secret.reveal());
  const accounts = await db.primary.rows(
    tables.selectFrom('account').select(['id', 'created_at']).where('status', '<>', 'anonymised'),
  );
  const again = accounts
    .map(({ id, created_at }) => ({ id, createdAt: created_at }))
    .filter(account => secrets.some(secret => hashes.has(erasureHash(secret, account))));
  await remember(
    services,
    erasures.filter(({ subjectHash }) => !known.has(subjectHash)),
  );
  for (const account of again) await db.transaction(unit => eraseAccount(services, unit, account));
  return again.length;
}

async function remember({ db }: Services, erasures: readonly RememberedErasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await db.transaction(async unit => {
    for (const { subjectHash, erasedAt } of erasures) {
      await unit.run(
        tables
          .insertInto('erasure')
          .values({ subject_hash: subjectHash, erased_at: erasedAt })
          .onConflict(conflict => conflict.doNothing()),
      );
    }
  });
}
