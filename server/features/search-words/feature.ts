import { defineFeature } from '../../platform/features/feature.ts';
import { forgetWords } from './jobs/forget-words.ts';
import { searchWordRoutes } from './routes.ts';
import { QueryDay, QueryDaySize } from './search-word.entity.ts';
import { searchWordStaffRoutes, synonymStaffRoutes } from './staff-routes.ts';
import { flushSearchTally } from './tally.ts';

/** What people look for in vain, counted without any person, and the synonyms that staff make of it. */
export const searchWords = defineFeature({
  name: 'search-words',
  about: 'Words that people look for in vain, and what staff make them mean',
  uses: ['audit', 'complaints', 'diseases', 'drugs', 'query-reading', 'records', 'synonyms', 'taxonomy'],
  entities: [QueryDay, QueryDaySize],
  endpoints: services => [
    ...searchWordRoutes(services),
    ...searchWordStaffRoutes(services),
    ...synonymStaffRoutes(services),
  ],
  personalData: () => ({
    notes: ['Từ khoá tìm không ra được đếm mà không gắn với ai, nên không có ở đây.'],
  }),
  daily: [forgetWords],
  end: flushSearchTally,
});
