import { defineEntity, p } from '@mikro-orm/core';

/**
 * When the next visit at a place, or with a professional, can be booked: of all their calendars the earliest. It changes
 * far more often than the record, so it has a narrow row of its own.
 */
export const NextFree = defineEntity({
  name: 'NextFree',
  tableName: 'next_free',
  properties: {
    /** Of the record, as its feature names it. */
    kind: p.string().length(20).primary(),
    entityId: p.integer().primary(),
    /** Null while there is none. */
    nextAt: p.datetime().nullable(),
    /** On one of the seven dates from today on. */
    isThisWeek: p.boolean().default(false),
  },
  indexes: [{ properties: ['kind', 'nextAt', 'entityId'] }],
});
