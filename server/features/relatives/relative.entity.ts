import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';

/** A relative for whom an account books. */
export const Relative = defineEntity({
  name: 'Relative',
  tableName: 'relative',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: p.manyToOne(Account).mapToPk().index(false).deleteRule('cascade'),
    name: p.string().length(80),
    /** What they are to the account's owner, in the owner's word: "Mẹ". */
    relation: p.string().length(40),
    /** `1990-05-31` */
    dateOfBirth: p.string().length(10).nullable(),
    /** E.164 */
    phone: p.string().length(20).nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ['account', 'id'] }],
});
