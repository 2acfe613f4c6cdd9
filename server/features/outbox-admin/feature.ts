import { defineFeature } from '../../platform/features/feature.ts';
import { jobStaffRoutes, letterStaffRoutes } from './staff-routes.ts';

export const outboxAdmin = defineFeature({
  name: 'outbox-admin',
  about: 'Letters and jobs that wait or failed, as admins see them',
  uses: ['audit'],
  endpoints: services => [...letterStaffRoutes(services), ...jobStaffRoutes(services)],
});
