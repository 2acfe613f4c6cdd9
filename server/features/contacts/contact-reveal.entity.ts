import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';

const CONTACT_KINDS = ['place', 'professional'] as const;

/** A contact that somebody was shown; seeing the same one again that day costs nothing. */
export const ContactReveal = defineEntity({
  name: 'ContactReveal',
  tableName: 'contact_reveal',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    /** Day in Vietnam, `2026-11-21`. */
    day: p.string().length(10).primary(),
    kind: p.enum(CONTACT_KINDS).columnType('varchar(20)').primary(),
    entityId: p.integer().primary(),
    createdAt: p.datetime(),
  },
});

/** How many contacts somebody was shown on one day; the database keeps it below the quota. */
export const ContactQuota = defineEntity({
  name: 'ContactQuota',
  tableName: 'contact_quota',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    day: p.string().length(10).primary(),
    used: p.integer().default(0),
  },
});
