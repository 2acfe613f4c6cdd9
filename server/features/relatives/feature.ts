import { defineFeature } from '../../platform/features/feature.ts';
import { relativeData } from './personal-data.ts';
import { Relative } from './relative.entity.ts';
import { relativeRoutes } from './routes.ts';

export const relatives = defineFeature({
  name: 'relatives',
  about: 'The people for whom an account books',
  uses: ['accounts'],
  entities: [Relative],
  endpoints: relativeRoutes,
  personalData: () => relativeData,
});
