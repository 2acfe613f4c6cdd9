import type { Feature } from '../../platform/http/feature.ts';
import { handleAnonymise } from './jobs/anonymise.ts';
import { privacyRoutes } from './routes.ts';

export const privacy: Feature = {
  name: 'privacy',
  entities: [],
  endpoints: privacyRoutes,
  jobs: services => [handleAnonymise(services)],
};
