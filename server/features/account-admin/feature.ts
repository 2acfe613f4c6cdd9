import { defineFeature } from '../../platform/features/feature.ts';
import { accountFinding } from './account.finding.ts';
import { accountStaffRoutes } from './staff-routes.ts';

export const accountAdmin = defineFeature({
  name: 'account-admin',
  about: 'Accounts, as staff see and change them',
  uses: ['accounts', 'audit', 'second-factor', 'sessions', 'sign-up'],
  finding: [accountFinding],
  endpoints: accountStaffRoutes,
});
