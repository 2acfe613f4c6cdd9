import { defineEntity, p } from '@mikro-orm/core';

/**
 * How many messages strangers caused on a day to an address that is not confirmed or to a phone. Deleted on the day after.
 */
export const MailQuota = defineEntity({
  name: 'MailQuota',
  tableName: 'mail_quota',
  properties: {
    /** The day in Việt Nam, `2026-11-28`. */
    day: p.string().length(10).primary(),
    /** The recipient, by `recipientKey`. */
    recipientKey: p.string().length(43).primary(),
    used: p.integer().default(0),
  },
});
