import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';

/** A spare second factor, good once. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: p.manyToOne(Account).mapToPk().index(false).deleteRule('cascade'),
    codeHash: p.string().length(43),
    usedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['account', 'codeHash'] }],
});
