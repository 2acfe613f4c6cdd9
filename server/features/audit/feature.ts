import { defineFeature } from '../../platform/features/feature.ts';
import { AuditEntry } from './audit.entity.ts';
import { forgetEntries } from './jobs/forget-entries.ts';
import { auditData } from './personal-data.ts';
import { auditStaffRoutes } from './staff-routes.ts';

export const audit = defineFeature({
  name: 'audit',
  about: 'What staff did, and saw of personal data',
  uses: ['accounts'],
  entities: [AuditEntry],
  endpoints: auditStaffRoutes,
  daily: [forgetEntries],
  personalData: auditData,
});
