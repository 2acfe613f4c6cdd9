import type { Feature } from '../../platform/http/feature.ts';
import { Place, PlaceTerm } from './place.entity.ts';
import { placeSitemaps } from './place.sitemap.ts';
import { placeRoutes } from './routes.ts';
import { placeStaffRoutes } from './staff-routes.ts';

export const places: Feature = {
  name: 'places',
  entities: [Place, PlaceTerm],
  endpoints: services => [...placeRoutes(services), ...placeStaffRoutes(services)],
  sitemaps: placeSitemaps,
};
