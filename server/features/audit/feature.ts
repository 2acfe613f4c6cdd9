import { defineFeature } from '../../platform/features/feature.ts';
import { AuditEntry } from './audit.entity.ts';

export const audit = defineFeature({
  name: 'audit',
  uses: [],
  entities: [AuditEntry],
});
