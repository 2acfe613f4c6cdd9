import { defineFeature } from '../../platform/features/feature.ts';
import { findStaffRoutes } from './staff-routes.ts';

/** One box for staff in which records of every kind are found: each kind says how, by `finding` of its feature. */
export const staffFinding = defineFeature({
  name: 'staff-finding',
  about: 'Records of every kind, as staff find them from anywhere in the console',
  uses: ['areas', 'audit', 'taxonomy'],
  endpoints: findStaffRoutes,
});
