import type { Feature } from '../../platform/http/feature.ts';
import { Professional, ProfessionalTerm, Workplace } from './professional.entity.ts';
import { professionalSitemaps } from './professional.sitemap.ts';
import { professionalRoutes } from './routes.ts';

export const professionals: Feature = {
  name: 'professionals',
  entities: [Professional, ProfessionalTerm, Workplace],
  endpoints: professionalRoutes,
  sitemaps: professionalSitemaps,
};
