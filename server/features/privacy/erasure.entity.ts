import { defineEntity, p } from '@mikro-orm/core';

/**
 * That an account was erased, without saying whose: an earlier backup still has the account, and after a restore only
 * this says that it must go again. It is kept beside the backups, too.
 */
export const Erasure = defineEntity({
  name: 'Erasure',
  tableName: 'erasure',
  properties: {
    /** Keyed by the installation's secret. */
    subjectHash: p.string().length(43).primary(),
    erasedAt: p.datetime(),
  },
});
