import { defineFeature } from '../../platform/features/feature.ts';
import { tableSitemap } from '../../platform/http/sitemap.ts';
import { handle } from '../../platform/jobs/topic.ts';
import { placeMoved } from '../places/place-moved.ts';
import { followPlaces, leavePlaces } from './commands/follow-places.ts';
import { professionalPages, verificationPage } from './pages.ts';
import { Professional, ProfessionalTerm, Workplace } from './professional.entity.ts';
import { professionalFinding } from './professional.finding.ts';
import { professionalUrl } from './professional.presenter.ts';
import { professionalSearch } from './professional.search.ts';
import { professionalSubject } from './professional.subject.ts';
import { professionalRoutes } from './routes.ts';
import { professionalStaffRoutes } from './staff-routes.ts';

export const professionals = defineFeature({
  name: 'professionals',
  about: 'Doctors and other health workers',
  uses: ['areas', 'media', 'taxonomy', 'places', 'listing', 'records', 'favourites', 'free-times', 'search'],
  finding: [professionalFinding],
  entities: [Professional, ProfessionalTerm, Workplace],
  endpoints: services => [...professionalRoutes(services), ...professionalStaffRoutes(services)],
  subjects: [professionalSubject],
  previews: [professionalSubject],
  search: [professionalSearch],
  fixedPages: [professionalPages.list(), verificationPage()],
  sitemaps: ({ db }) => [
    tableSitemap(db, {
      name: 'professionals',
      table: 'professional',
      columns: ['slug'],
      where: 'status = ?',
      params: ['published'],
      pathOf: professionalUrl,
    }),
  ],
  subscribe: services => services.events.onDelete((unit, event) => leavePlaces(services, unit, event)),
  jobs: services => [handle(placeMoved, move => followPlaces(services, move))],
});
