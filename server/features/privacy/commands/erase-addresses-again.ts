import type { Services } from '../../../platform/services.ts';
import { addressHash } from '../rules/erasure-hash.ts';
import { tables } from '../tables.ts';
import { eraseAddress } from './erase-address.ts';

/** A remembered erasure of an address, as it is kept beside backups. */
export interface RememberedAddress {
  readonly addressHash: string;
  readonly erasedAt: Date;
  /** How many rows of which kind. */
  readonly rows: Readonly<Record<string, number>>;
}

/** All erasures of addresses that the database remembers, oldest first. */
export const rememberedAddresses = ({ db }: Pick<Services, 'db'>): Promise<RememberedAddress[]> =>
  db.primary.rows(
    tables.selectFrom('address_erasure').select(['addressHash', 'erasedAt', 'rows']).orderBy('erasedAt').orderBy('id'),
  );

/**
 * Erases once more what names these addresses, and remembers that, where the database does not know the erasure: then
 * all that it has of the address is older. A person who came back since is left alone. Answers the addresses that were
 * found.
 */
export async function eraseAddressesAgain(
  services: Services,
  erasures: readonly RememberedAddress[],
): Promise<string[]> {
  const known = new Set((await rememberedAddresses(services)).map(nameOf));
  const missing = new Map(erasures.filter(erasure => !known.has(nameOf(erasure))).map(each => [nameOf(each), each]));
  if (missing.size === 0) return [];
  const hashes = new Set([...missing.values()].map(erasure => erasure.addressHash));
  const secrets = services.config.secret.accepted.map(secret => secret.reveal());
  const addresses = await knownAddresses(services);
  const found = addresses.filter(email => secrets.some(secret => hashes.has(addressHash(secret, email))));
  for (const email of found) await services.db.transaction(unit => eraseAddress(unit, services, email));
  await services.db.transaction(async unit => {
    for (const { addressHash: address_hash, erasedAt: erased_at, rows } of missing.values()) {
      await unit.run(
        tables
          .insertInto('address_erasure')
          .values({ addressHash: address_hash, erasedAt: erased_at, rows: { ...rows } }),
      );
    }
  });
  return found;
}

const nameOf = (erasure: RememberedAddress) => `${erasure.addressHash} ${erasure.erasedAt.getTime()}`;

async function knownAddresses({ db, personalData }: Services): Promise<string[]> {
  const accounts = await db.primary.rows(tables.selectFrom('account').select('email').where('email', 'is not', null));
  const parts = personalData.flatMap(({ byAddress = [] }) => byAddress);
  const others = await Promise.all(parts.map(({ addresses }) => addresses(db.primary)));
  return [...new Set([...accounts.flatMap(({ email }) => email ?? []), ...others.flat()])];
}
