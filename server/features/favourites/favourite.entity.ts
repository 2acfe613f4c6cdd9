import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';

export const FAVOURITE_TYPES = ['place', 'professional'] as const;

/** A place or a professional that somebody keeps in mind. */
export const Favourite = defineEntity({
  name: 'Favourite',
  tableName: 'favourite',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    type: p.enum(FAVOURITE_TYPES).columnType('varchar(20)').primary(),
    entityId: p.integer().primary(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['account', 'createdAt'] }, { properties: ['type', 'entityId'] }],
});
