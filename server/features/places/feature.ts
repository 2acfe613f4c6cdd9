import { defineFeature } from '../../platform/features/feature.ts';
import { tableSitemap } from '../../platform/http/sitemap.ts';
import { placePages } from './pages.ts';
import { Place, PlaceTerm } from './place.entity.ts';
import { placeFinding } from './place.finding.ts';
import { placeUrl } from './place.presenter.ts';
import { placeSearch } from './place.search.ts';
import { placeSubject } from './place.subject.ts';
import { placeRoutes } from './routes.ts';
import { placeStaffRoutes } from './staff-routes.ts';

export const places = defineFeature({
  name: 'places',
  about: 'Hospitals, clinics and pharmacies',
  uses: ['areas', 'media', 'taxonomy', 'listing', 'records', 'favourites', 'free-times', 'search'],
  finding: [placeFinding],
  entities: [Place, PlaceTerm],
  endpoints: services => [...placeRoutes(services), ...placeStaffRoutes(services)],
  subjects: [placeSubject],
  previews: [placeSubject],
  search: [placeSearch],
  fixedPages: [placePages.list()],
  sitemaps: ({ db }) => [
    tableSitemap(db, {
      name: 'places',
      table: 'place',
      columns: ['slug'],
      where: 'status = ?',
      params: ['published'],
      pathOf: placeUrl,
    }),
  ],
});
