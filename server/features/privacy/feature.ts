import { defineFeature } from '../../platform/features/feature.ts';
import { Erasure } from './erasure.entity.ts';
import { handleAnonymise } from './jobs/anonymise.ts';
import { privacyPages } from './pages.ts';
import { privacyRoutes } from './routes.ts';

export const privacy = defineFeature({
  name: 'privacy',
  about: 'What people can do with everything that is kept of them',
  uses: ['accounts', 'second-factor', 'sessions'],
  entities: [Erasure],
  endpoints: privacyRoutes,
  jobs: services => [handleAnonymise(services)],
  fixedPages: [privacyPages.policy()],
});
