import { defineFeature } from '../../platform/features/feature.ts';
import { writtenBy } from '../library/library-data.ts';
import { Disease, DiseaseComplaint, DiseaseDrug, DiseaseName, DiseaseTerm } from './disease.entity.ts';
import { diseaseFinding } from './disease.finding.ts';
import { diseaseSearch } from './disease.search.ts';
import { diseaseSitemaps } from './disease.sitemap.ts';
import { diseaseSubject } from './disease.subject.ts';
import { diseaseNames, diseaseTexts, diseaseWords } from './disease-links.ts';
import { diseasePages } from './pages.ts';
import { diseaseRoutes } from './routes.ts';
import { diseaseStaffRoutes } from './staff-routes.ts';

export const diseases = defineFeature({
  name: 'diseases',
  about: 'Diseases, what they come with, and who looks after them',
  uses: ['complaints', 'drugs', 'library', 'records', 'search', 'synonyms', 'taxonomy'],
  finding: [diseaseFinding],
  entities: [Disease, DiseaseName, DiseaseTerm, DiseaseComplaint, DiseaseDrug],
  subjects: [diseaseSubject],
  previews: [diseaseSubject],
  endpoints: services => [...diseaseRoutes(services), ...diseaseStaffRoutes(services)],
  search: [diseaseSearch, diseaseWords],
  fixedPages: [diseasePages.list()],
  sitemaps: diseaseSitemaps,
  linkNames: [diseaseNames],
  linkTexts: [diseaseTexts],
  personalData: () => writtenBy('disease', 'professional-diseases.json'),
});
