import { defineFeature } from '../../platform/features/feature.ts';
import { taxonomyRoutes } from './routes.ts';
import { termStaffRoutes } from './staff-routes.ts';
import { Term } from './term.entity.ts';
import { termSitemaps } from './term.sitemap.ts';

export const taxonomy = defineFeature({
  name: 'taxonomy',
  uses: [],
  entities: [Term],
  endpoints: services => [...taxonomyRoutes(services), ...termStaffRoutes(services)],
  sitemaps: termSitemaps,
});
