import { defineFeature } from '../../platform/features/feature.ts';
import { listingRoutes } from './routes.ts';

export const listing = defineFeature({
  name: 'listing',
  about: 'Filters of lists',
  uses: ['areas', 'taxonomy', 'free-times', 'query-reading', 'search'],
  endpoints: listingRoutes,
});
