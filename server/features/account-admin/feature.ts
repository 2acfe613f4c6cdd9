import { defineFeature } from '../../platform/features/feature.ts';
import { accountStaffRoutes } from './staff-routes.ts';

export const accountAdmin = defineFeature({
  name: 'account-admin',
  uses: ['accounts', 'audit', 'second-factor', 'sessions', 'sign-up'],
  endpoints: accountStaffRoutes,
});
