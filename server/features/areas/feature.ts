import type { Feature } from '../../platform/http/feature.ts';
import { areaEntities } from './area.entity.ts';
import { areaRoutes } from './routes.ts';
import { areaStaffRoutes } from './staff-routes.ts';

export const areas: Feature = {
  name: 'areas',
  entities: areaEntities,
  endpoints: services => [...areaRoutes(services), ...areaStaffRoutes(services)],
};
