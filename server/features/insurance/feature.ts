import { defineFeature } from '../../platform/features/feature.ts';
import { insuranceSearch } from './insurance.search.ts';
import { insuranceSitemaps } from './insurance.sitemap.ts';
import { insuranceSubject } from './insurance.subject.ts';
import { InsurancePlan } from './insurance-plan.entity.ts';
import { insurancePages } from './pages.ts';
import { planFinding } from './plan.finding.ts';
import { insuranceRoutes } from './routes.ts';
import { insuranceStaffRoutes } from './staff-routes.ts';

export const insurance = defineFeature({
  name: 'insurance',
  about: 'Insurance plans, what they cost at an age in a package, and several of them side by side',
  uses: ['records', 'search'],
  finding: [planFinding],
  entities: [InsurancePlan],
  subjects: [insuranceSubject],
  previews: [insuranceSubject],
  endpoints: services => [...insuranceRoutes(services), ...insuranceStaffRoutes(services)],
  search: [insuranceSearch],
  fixedPages: [insurancePages.list()],
  sitemaps: insuranceSitemaps,
});
