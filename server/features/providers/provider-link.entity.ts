import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';

export const PROVIDER_KINDS = ['professional', 'place'] as const;

/** An account that owns the page of a professional or a place, as staff approved it. */
export const ProviderLink = defineEntity({
  name: 'ProviderLink',
  tableName: 'provider_link',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    kind: p.enum(PROVIDER_KINDS).columnType('varchar(20)').primary(),
    entityId: p.integer().primary(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['kind', 'entityId'] }],
});
