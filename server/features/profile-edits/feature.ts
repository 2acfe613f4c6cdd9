import { defineFeature } from '../../platform/features/feature.ts';
import { profileEditData } from './personal-data.ts';
import { ProfileEdit } from './profile-edit.entity.ts';
import { profileEditRoutes } from './routes.ts';
import { profileEditStaffRoutes } from './staff-routes.ts';

export const profileEdits = defineFeature({
  name: 'profile-edits',
  about: 'What professionals change of their own pages, and what of it staff look at first',
  uses: ['accounts', 'audit', 'media', 'professionals', 'providers', 'records', 'taxonomy'],
  entities: [ProfileEdit],
  endpoints: services => [...profileEditRoutes(services), ...profileEditStaffRoutes(services)],
  personalData: () => profileEditData,
});
