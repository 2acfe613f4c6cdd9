import { defineFeature } from '../../platform/features/feature.ts';
import { usedByKind } from '../../platform/subjects/record-use.ts';
import { deleteLinksOf } from './commands/delete-links.ts';
import { providerData } from './personal-data.ts';
import { ProviderLink } from './provider-link.entity.ts';
import { providerRoutes } from './routes.ts';
import { providerStaffRoutes } from './staff-routes.ts';

export const providers = defineFeature({
  name: 'providers',
  about: 'Providers who apply for a page of their own',
  uses: ['audit', 'accounts', 'areas', 'places', 'professionals', 'query-reading', 'sign-up', 'taxonomy'],
  entities: [ProviderLink],
  recordUses: [usedByKind('provider_link', 'entityId', 'kind')],
  endpoints: services => [...providerRoutes(services), ...providerStaffRoutes(services)],
  subscribe: ({ events }) => events.onDelete(deleteLinksOf),
  personalData: providerData,
});
