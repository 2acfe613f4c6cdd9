import type { Feature } from '../../platform/http/feature.ts';
import { Professional, ProfessionalTerm, Workplace } from './professional.entity.ts';

export const professionals: Feature = {
  name: 'professionals',
  entities: [Professional, ProfessionalTerm, Workplace],
  endpoints: () => [],
};
