import { defineEntity, p } from '@mikro-orm/core';

/** The mean of all ratings of a kind of record, near which those stand that few have rated. */
export const RatingPrior = defineEntity({
  name: 'RatingPrior',
  tableName: 'rating_prior',
  properties: {
    kind: p.string().length(20).primary(),
    /** The usual score, in thousandths of a star. */
    prior: p.integer(),
  },
});
