import { defineFeature } from '../../platform/features/feature.ts';
import { areaEntities } from './area.entity.ts';
import { areaRoutes } from './routes.ts';
import { areaStaffRoutes } from './staff-routes.ts';

export const areas = defineFeature({
  name: 'areas',
  uses: [],
  entities: areaEntities,
  endpoints: services => [...areaRoutes(services), ...areaStaffRoutes(services)],
});
