import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { PROVIDER_KINDS } from '../providers/provider-link.entity.ts';

/** The secret address at which the calendar of an account reads the visits of a page that the account owns. */
export const VisitFeed = defineEntity({
  name: 'VisitFeed',
  tableName: 'visit_feed',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    kind: p.enum(PROVIDER_KINDS).columnType('varchar(20)').primary(),
    entityId: p.integer().primary(),
    secretHash: p.string().length(43),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['kind', 'entityId'] }],
  uniques: [{ properties: ['secretHash'] }],
});
