import { defineFeature } from '../../platform/features/feature.ts';
import { StaffLease } from './staff-lease.entity.ts';
import { leaseStaffRoutes } from './staff-routes.ts';

export const staffLeases = defineFeature({
  name: 'staff-leases',
  about: 'Who of staff looks at which piece of waiting work',
  uses: ['accounts'],
  entities: [StaffLease],
  endpoints: leaseStaffRoutes,
});
