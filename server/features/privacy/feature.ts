import { defineFeature } from '../../platform/features/feature.ts';
import { handleAnonymise } from './jobs/anonymise.ts';
import { privacyRoutes } from './routes.ts';

export const privacy = defineFeature({
  name: 'privacy',
  uses: ['accounts', 'second-factor', 'sessions'],
  endpoints: privacyRoutes,
  jobs: services => [handleAnonymise(services)],
});
