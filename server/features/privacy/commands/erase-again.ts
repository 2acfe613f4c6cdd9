import type { Services } from '../../../platform/services.ts';
import { erasureHash } from '../rules/erasure-hash.ts';
import { tables } from '../tables.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseAddressesAgain, type RememberedAddress, rememberedAddresses } from './erase-addresses-again.ts';

/** A remembered erasure of an account, as it is kept beside backups. */
export interface RememberedAccount {
  readonly subjectHash: string;
  readonly erasedAt: Date;
}

export type RememberedErasure = RememberedAccount | RememberedAddress;

/** All erasures that the database remembers. */
export async function rememberedErasures(services: Pick<Services, 'db'>): Promise<RememberedErasure[]> {
  return [...(await rememberedAccounts(services)), ...(await rememberedAddresses(services))];
}

/**
 * Remembers erasures that a restored database does not know, and erases the accounts that they are about once more, and
 * what names the addresses. Answers how many people were there again.
 */
export async function eraseAgain(services: Services, erasures: readonly RememberedErasure[]): Promise<number> {
  // First the addresses: an erased account has none, by which messages to its phone are found.
  const addresses = await eraseAddressesAgain(
    services,
    erasures.filter(erasure => 'addressHash' in erasure),
  );
  const accounts = await eraseAccountsAgain(
    services,
    erasures.filter(erasure => 'subjectHash' in erasure),
  );
  return new Set([...addresses, ...accounts.map(({ id, email }) => email ?? id)]).size;
}

const rememberedAccounts = ({ db }: Pick<Services, 'db'>): Promise<RememberedAccount[]> =>
  db.primary.rows(tables.selectFrom('erasure').select(['subjectHash', 'erasedAt']));

async function eraseAccountsAgain(services: Services, erasures: readonly RememberedAccount[]) {
  const { db, config } = services;
  const known = new Set((await rememberedAccounts(services)).map(({ subjectHash }) => subjectHash));
  const hashes = new Set([...known, ...erasures.map(({ subjectHash }) => subjectHash)]);
  if (hashes.size === 0) return [];
  const secrets = config.secret.accepted.map(secret => secret.reveal());
  const accounts = await db.primary.rows(
    tables.selectFrom('account').select(['id', 'email', 'createdAt']).where('status', '<>', 'anonymised'),
  );
  const again = accounts.filter(account => secrets.some(secret => hashes.has(erasureHash(secret, account))));
  for (const account of again) await db.transaction(unit => eraseAccount(services, unit, account));
  // At the end: what is remembered counts as done.
  await remember(
    services,
    erasures.filter(({ subjectHash }) => !known.has(subjectHash)),
  );
  return again;
}

async function remember({ db }: Services, erasures: readonly RememberedAccount[]): Promise<void> {
  if (erasures.length === 0) return;
  await db.transaction(async unit => {
    for (const { subjectHash, erasedAt } of erasures) {
      await unit.run(
        tables
          .insertInto('erasure')
          .values({ subjectHash: subjectHash, erasedAt: erasedAt })
          .onConflict(conflict => conflict.column('subjectHash').doUpdateSet({ erasedAt: erasedAt })),
      );
    }
  });
}
