import type { StaffApplicationRow } from '@antam/server/features/providers/staff-contract.ts';

/** What a provider may apply as, as choices of a select. */
export const TYPES = [
  { id: 'professional', name: 'Bác sĩ, chuyên gia' },
  { id: 'place', name: 'Cơ sở y tế' },
];

/** The Vietnamese name of what a provider applies as. */
export const typeName = (type: StaffApplicationRow['type']): string =>
  TYPES.find(({ id }) => id === type)?.name ?? type;
