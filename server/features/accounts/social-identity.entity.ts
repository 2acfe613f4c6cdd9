import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.entity.ts';

export const SOCIAL_PROVIDERS = ['google', 'facebook', 'zalo', 'demo'] as const;

/** An account's name at a social provider. */
export const SocialIdentity = defineEntity({
  name: 'SocialIdentity',
  tableName: 'social_identity',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: p.manyToOne(Account).mapToPk().index().deleteRule('cascade'),
    provider: p.enum(SOCIAL_PROVIDERS).columnType('varchar(20)'),
    /** The provider's own id of the person. */
    subject: p.string().length(255),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['provider', 'subject'] }],
});
