import { defineEntity, p } from '@mikro-orm/core';

/** What the shown reviews of a record say together; written with each of them, so that no page counts. */
export const ReviewScore = defineEntity({
  name: 'ReviewScore',
  tableName: 'review_score',
  properties: {
    kind: p.string().length(20).primary(),
    entityId: p.integer().primary(),
    reviews: p.integer().default(0),
    verified: p.integer().default(0),
    /** How many gave so many stars. */
    stars1: p.integer().default(0),
    stars2: p.integer().default(0),
    stars3: p.integer().default(0),
    stars4: p.integer().default(0),
    stars5: p.integer().default(0),
    attitudeSum: p.integer().default(0),
    attitudeCount: p.integer().default(0),
    waitingTimeSum: p.integer().default(0),
    waitingTimeCount: p.integer().default(0),
    cleanlinessSum: p.integer().default(0),
    cleanlinessCount: p.integer().default(0),
    recommendingSum: p.integer().default(0),
    recommendingCount: p.integer().default(0),
  },
});
