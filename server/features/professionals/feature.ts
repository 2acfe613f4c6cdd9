import { defineFeature } from '../../platform/features/feature.ts';
import { handle } from '../../platform/jobs/topic.ts';
import { placeMoved } from '../places/place-moved.ts';
import { followPlaces } from './commands/follow-places.ts';
import { leavePlaces } from './commands/leave-places.ts';
import { professionalPages } from './pages.ts';
import { Professional, ProfessionalTerm, Workplace } from './professional.entity.ts';
import { professionalSearch } from './professional.search.ts';
import { professionalSitemaps } from './professional.sitemap.ts';
import { professionalSubject } from './professional.subject.ts';
import { professionalRoutes } from './routes.ts';
import { professionalStaffRoutes } from './staff-routes.ts';

export const professionals = defineFeature({
  name: 'professionals',
  about: 'Doctors and other health workers',
  uses: ['areas', 'media', 'taxonomy', 'places', 'listing', 'records', 'favourites', 'search'],
  entities: [Professional, ProfessionalTerm, Workplace],
  endpoints: services => [...professionalRoutes(services), ...professionalStaffRoutes(services)],
  subjects: [professionalSubject],
  search: [professionalSearch],
  fixedPages: [professionalPages.list()],
  sitemaps: professionalSitemaps,
  subscribe: services => services.events.onDelete((unit, event) => leavePlaces(services, unit, event)),
  jobs: services => [handle(placeMoved, move => followPlaces(services, move))],
});
