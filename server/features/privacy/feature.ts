import { defineFeature } from '../../platform/features/feature.ts';
import { handleAnonymise } from './jobs/anonymise.ts';
import { privacyRoutes } from './routes.ts';

export const privacy = defineFeature({
  name: 'privacy',
  uses: ['accounts'],
  endpoints: privacyRoutes,
  jobs: services => [handleAnonymise(services)],
});
