import { FIELD_NAMES } from '@antam/server/features/profile-edits/field-names-contract.ts';
import type { StaffProfileEditRow } from '@antam/server/features/profile-edits/staff-contract.ts';

export const fieldsText = (fields: StaffProfileEditRow['fields']): string =>
  fields.map(field => FIELD_NAMES[field]).join(', ');
