import type { RememberedErasure } from '@antam/server/features/privacy/commands/erase-again.ts';
import { addressHash } from '@antam/server/features/privacy/rules/erasure-hash.ts';
import type { Services } from '@antam/server/platform/services.ts';

/**
 * Says whether a value is an address that was erased after a backup was made. Addresses of pages that everybody may ask for are
 * no person's, and no erasure touches them.
 */
export function erasedAddresses(
  { config, subjects }: Pick<Services, 'config' | 'subjects'>,
  erasures: readonly RememberedErasure[],
  backedUpAt: Date,
): (table: string, value: unknown) => boolean {
  const hashes = new Set(
    erasures.flatMap(each => ('addressHash' in each && each.erasedAt > backedUpAt ? [each.addressHash] : [])),
  );
  const pages = new Set(subjects.all.filter(({ contacts }) => contacts).map(({ table }) => table));
  const secrets = config.secret.accepted.map(secret => secret.reveal());
  return (table, value) =>
    hashes.size > 0 &&
    typeof value === 'string' &&
    !pages.has(table) &&
    secrets.some(secret => hashes.has(addressHash(secret, value)));
}
