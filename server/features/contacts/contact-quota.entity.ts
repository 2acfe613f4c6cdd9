import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../accounts/account.entity.ts';
import { REVEAL_OUTCOMES } from './staff-contract.ts';

/** How many contacts an account was shown on one day; the database keeps it below the quota. */
export const ContactQuota = defineEntity({
  name: 'ContactQuota',
  tableName: 'contact_quota',
  properties: {
    account: p.manyToOne(Account).mapToPk().index(false).primary().deleteRule('cascade'),
    day: p.string().length(10).primary(),
    used: p.integer().default(0),
  },
});

/** How many contacts all accounts behind one network address were shown on one day. Gone on the day after. */
export const ContactAddressQuota = defineEntity({
  name: 'ContactAddressQuota',
  tableName: 'contact_address_quota',
  properties: {
    day: p.string().length(10).primary(),
    /** A keyed hash of address and day, base64url. */
    addressHash: p.string().length(43).primary(),
    used: p.integer().default(0),
  },
});

/** To how many newcomers one contact was shown on one day. Gone on the day after. */
export const ContactNewcomerQuota = defineEntity({
  name: 'ContactNewcomerQuota',
  tableName: 'contact_newcomer_quota',
  properties: {
    day: p.string().length(10).primary(),
    kind: p.string().length(20).primary(),
    entityId: p.integer().primary(),
    used: p.integer().default(0),
  },
});

/** How often contacts were shown, or refused and why, on one day: nobody's datum. */
export const ContactDayCount = defineEntity({
  name: 'ContactDayCount',
  tableName: 'contact_day_count',
  properties: {
    day: p.string().length(10).primary(),
    outcome: p.enum(REVEAL_OUTCOMES).columnType('varchar(20)').primary(),
    count: p.integer().default(0),
  },
});
