import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';

/** A browser that is logged in. Only the browser holds the token itself. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: p.manyToOne(Account).mapToPk().index().deleteRule('cascade'),
    /** SHA-256 of the token, base64url. */
    tokenHash: p.string().length(43).unique(),
    /** The name by which the owner recognises it: `Chrome trên Windows`. */
    device: p.string().length(80),
    hasSecondFactor: p.boolean().default(false),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime().index(),
  },
});
