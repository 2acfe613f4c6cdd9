import { defineEntity, p } from '@mikro-orm/core';

/**
 * That staff erased the person with an address, without saying who: visitors without an account are known by nothing
 * else. As with `Erasure`, it is kept beside the backups, too.
 */
export const AddressErasure = defineEntity({
  name: 'AddressErasure',
  tableName: 'address_erasure',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Keyed by the installation's secret. */
    addressHash: p.string().length(43),
    erasedAt: p.datetime(),
    /** How many rows of which kind. */
    rows: p.json<Record<string, number>>(),
  },
  uniques: [{ properties: ['addressHash', 'erasedAt'] }],
});
