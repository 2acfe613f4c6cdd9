import { defineFeature } from '../../platform/features/feature.ts';
import { writtenBy } from '../library/library-data.ts';
import { Drug, DrugName, DrugTerm } from './drug.entity.ts';
import { drugFinding } from './drug.finding.ts';
import { drugSearch } from './drug.search.ts';
import { drugSitemaps } from './drug.sitemap.ts';
import { drugSubject } from './drug.subject.ts';
import { drugNames, drugTexts, drugWords } from './drug-links.ts';
import { drugPages } from './pages.ts';
import { drugRoutes } from './routes.ts';
import { drugStaffRoutes } from './staff-routes.ts';

export const drugs = defineFeature({
  name: 'drugs',
  about: 'Medicines by their generic and brand names',
  uses: ['library', 'records', 'search', 'synonyms', 'taxonomy'],
  finding: [drugFinding],
  entities: [Drug, DrugName, DrugTerm],
  subjects: [drugSubject],
  previews: [drugSubject],
  endpoints: services => [...drugRoutes(services), ...drugStaffRoutes(services)],
  search: [drugSearch, drugWords],
  fixedPages: [drugPages.list()],
  sitemaps: drugSitemaps,
  linkNames: [drugNames],
  linkTexts: [drugTexts],
  personalData: () => writtenBy('drug', 'professional-drugs.json'),
});
