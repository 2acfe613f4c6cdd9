import { defineFeature } from '../../platform/features/feature.ts';
import { emailMessageStaffRoutes, jobStaffRoutes } from './staff-routes.ts';

export const outboxAdmin = defineFeature({
  name: 'outbox-admin',
  about: 'Email messages and jobs that wait or failed, as admins see them',
  uses: ['audit'],
  endpoints: services => [...emailMessageStaffRoutes(services), ...jobStaffRoutes(services)],
});
