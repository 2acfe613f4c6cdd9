import { defineFeature } from '../../platform/features/feature.ts';

/** What a query means, read before anything is matched: areas, specialities, services, kinds, conditions. */
export const queryReading = defineFeature({
  name: 'query-reading',
  about: 'What the words of a query mean',
  uses: ['abbreviations', 'areas', 'taxonomy', 'complaints', 'search'],
});
