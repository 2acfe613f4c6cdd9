import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';

/** A record that an account keeps among its favourites. */
export const Favourite = defineEntity({
  name: 'Favourite',
  tableName: 'favourite',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    /** The name of the record's kind. */
    type: p.string().length(20).primary(),
    entityId: p.integer().primary(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['account', 'createdAt'] }, { properties: ['type', 'entityId'] }],
});
