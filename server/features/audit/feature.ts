import type { Feature } from '../../platform/http/feature.ts';
import { AuditEntry } from './audit.entity.ts';

export const audit: Feature = {
  name: 'audit',
  entities: [AuditEntry],
  endpoints: () => [],
};
