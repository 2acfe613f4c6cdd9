import { defineEntity, p } from '@mikro-orm/core';

/** Something that was stored and may be sent again, by a keyed hash of who sent what, or of the key that came with it. */
export const SentBefore = defineEntity({
  name: 'SentBefore',
  tableName: 'sent_before',
  properties: {
    hash: p.string().length(43).primary(),
    /** A hash of everything that was sent. */
    contentHash: p.string().length(43),
    /** What became of it: the id of its row. */
    storedId: p.integer(),
    sentAt: p.datetime(),
  },
  indexes: [{ properties: ['sentAt'] }],
});
