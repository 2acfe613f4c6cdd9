import type { ProfessionalCard } from '@antam/server/features/professionals/contract.ts';
import type { OtherList } from '../listing/load-instead.ts';

/** The list of doctors, where an empty list leads to it. */
export const DOCTOR_LIST: OtherList<ProfessionalCard> = {
  kind: 'professional',
  ask: (api, options) => api.get('/api/v1/professional/', options),
};
