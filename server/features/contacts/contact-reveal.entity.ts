import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';

/** A contact that an account was shown; seeing the same one again that day costs nothing. */
export const ContactReveal = defineEntity({
  name: 'ContactReveal',
  tableName: 'contact_reveal',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    /** Day in Vietnam, `2026-11-21`. */
    day: p.string().length(10).primary(),
    kind: p.string().length(20).primary(),
    entityId: p.integer().primary(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['kind', 'entityId'] }],
});
