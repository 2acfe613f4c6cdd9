import { defineFeature } from '../../platform/features/feature.ts';
import { abbreviationStaffRoutes } from './staff-routes.ts';

/** Apart from `abbreviations`, which reading a query needs: what staff do stands above that. */
export const abbreviationAdmin = defineFeature({
  name: 'abbreviation-admin',
  about: 'Medical abbreviations, as staff see and change them',
  uses: ['abbreviations', 'records'],
  endpoints: abbreviationStaffRoutes,
});
