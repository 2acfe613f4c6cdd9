import { defineFeature } from '../../platform/features/feature.ts';
import { searchRoutes } from './routes.ts';

/** The search as visitors meet it: what a query means, the lists that it asks for, and what matches its words. */
export const guidedSearch = defineFeature({
  name: 'guided-search',
  about: 'Suggestions for words typed, and what the words mean',
  uses: [
    'areas',
    'complaints',
    'drugs',
    'forum',
    'free-times',
    'taxonomy',
    'listing',
    'places',
    'posts',
    'professionals',
    'query-reading',
    'search',
  ],
  endpoints: searchRoutes,
});
