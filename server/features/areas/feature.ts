import { defineFeature } from '../../platform/features/feature.ts';
import { areaEntities } from './area.entity.ts';
import { areaRoutes } from './routes.ts';
import { areaStaffRoutes } from './staff-routes.ts';

export const areas = defineFeature({
  name: 'areas',
  about: 'Provinces, wards and the districts of before July 2025',
  uses: [],
  entities: areaEntities,
  endpoints: services => [...areaRoutes(services), ...areaStaffRoutes(services)],
});
