import { defineFeature } from '../../platform/features/feature.ts';
import { previewStaffRoutes } from './staff-routes.ts';

export const previews = defineFeature({
  name: 'previews',
  about: 'Addresses at which drafts can be looked at before everybody may see them',
  uses: ['audit', 'records'],
  endpoints: previewStaffRoutes,
});
