import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { GRANTED_KINDS, MAX_CONSENT } from './staff-contract.ts';

/** A professional or a place as which an account that speaks for the site may reply, as an admin granted it. */
export const ReplyIdentity = defineEntity({
  name: 'ReplyIdentity',
  tableName: 'reply_identity',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: p.manyToOne(Account).mapToPk().index(false).deleteRule('cascade'),
    kind: p.enum(GRANTED_KINDS).columnType('varchar(20)'),
    entityId: p.integer(),
    /** When and how a professional agreed to it; empty for places. */
    consent: p.string().length(MAX_CONSENT).default(''),
    /** Null once that account is gone. */
    grantedBy: p.manyToOne(Account).mapToPk().index().nullable().deleteRule('set null'),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['account', 'kind', 'entityId'] }],
  indexes: [{ properties: ['kind', 'entityId'] }],
});
