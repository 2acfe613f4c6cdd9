import type { Feature } from '../../platform/http/feature.ts';
import { accountEntities } from './account.entity.ts';
import { accountRoutes } from './account-routes.ts';
import { handleClearExpired } from './jobs/clear-expired.ts';
import { loginRoutes } from './login-routes.ts';

export const accounts: Feature = {
  name: 'accounts',
  entities: accountEntities,
  endpoints: services => [...loginRoutes(services), ...accountRoutes(services)],
  jobs: services => [handleClearExpired(services)],
};
