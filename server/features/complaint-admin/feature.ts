import { defineFeature } from '../../platform/features/feature.ts';
import { complaintFinding } from './complaint.finding.ts';
import { complaintStaffRoutes } from './staff-routes.ts';

/** Apart from `complaints`, which reading a query needs: what staff do stands above the lists that queries are read for. */
export const complaintAdmin = defineFeature({
  name: 'complaint-admin',
  about: 'Complaints, as staff see and change them',
  uses: ['articles', 'complaints', 'records', 'synonyms', 'taxonomy'],
  finding: [complaintFinding],
  endpoints: complaintStaffRoutes,
});
