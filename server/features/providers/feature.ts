import { defineFeature } from '../../platform/features/feature.ts';
import { deleteLinksOf } from './commands/delete-links.ts';
import { providerData } from './personal-data.ts';
import { ProviderLink } from './provider-link.entity.ts';
import { providerStaffRoutes } from './staff-routes.ts';

export const providers = defineFeature({
  name: 'providers',
  about: 'Providers who apply for a page of their own',
  uses: ['audit', 'accounts', 'places', 'professionals', 'sign-up'],
  entities: [ProviderLink],
  endpoints: providerStaffRoutes,
  subscribe: ({ events }) => events.onDelete(deleteLinksOf),
  personalData: providerData,
});
