import { defineFeature } from '../../platform/features/feature.ts';
import { servicePages, specialityPages } from './pages.ts';
import { taxonomyRoutes } from './routes.ts';
import { termStaffRoutes } from './staff-routes.ts';
import { Term } from './term.entity.ts';
import { serviceSearch, specialitySearch } from './term.search.ts';
import { termSitemaps } from './term.sitemap.ts';

export const taxonomy = defineFeature({
  name: 'taxonomy',
  about: 'Specialities, services and other reference lists',
  uses: ['search', 'synonyms'],
  entities: [Term],
  endpoints: services => [...taxonomyRoutes(services), ...termStaffRoutes(services)],
  search: [specialitySearch, serviceSearch],
  fixedPages: [specialityPages.list(), servicePages.list()],
  sitemaps: termSitemaps,
});
