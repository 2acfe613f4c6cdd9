import { defineFeature } from '../../platform/features/feature.ts';
import { RatingPrior } from './rating-prior.entity.ts';

/** What the records of the directory, places and professionals, have in common: how staff read, write and delete them. */
export const records = defineFeature({
  name: 'records',
  about: 'What the records of the directory have in common',
  uses: ['areas', 'accounts', 'audit', 'media', 'taxonomy', 'listing', 'query-reading', 'search'],
  entities: [RatingPrior],
});
