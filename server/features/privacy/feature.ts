import { defineFeature } from '../../platform/features/feature.ts';
import { AddressErasure } from './address-erasure.entity.ts';
import { Erasure } from './erasure.entity.ts';
import { handleAnonymise } from './jobs/anonymise.ts';
import { handleEmptyLog } from './jobs/empty-log.ts';
import { privacyPages } from './pages.ts';
import { privacyRoutes } from './routes.ts';
import { personStaffRoutes } from './staff-routes.ts';

export const privacy = defineFeature({
  name: 'privacy',
  about: 'What people can do with everything that is kept of them',
  uses: ['accounts', 'audit', 'second-factor', 'sessions'],
  entities: [AddressErasure, Erasure],
  endpoints: services => [...privacyRoutes(services), ...personStaffRoutes(services)],
  jobs: services => [handleAnonymise(services), handleEmptyLog(services)],
  fixedPages: [privacyPages.policy()],
});
