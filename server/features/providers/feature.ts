import type { Feature } from '../../platform/http/feature.ts';
import { ProviderLink } from './provider-link.entity.ts';
import { providerStaffRoutes } from './staff-routes.ts';

export const providers: Feature = {
  name: 'providers',
  entities: [ProviderLink],
  endpoints: providerStaffRoutes,
};
