import { defineFeature } from '../../platform/features/feature.ts';
import { writtenBy } from '../library/library-data.ts';
import { Disease, DiseaseComplaint, DiseaseDrug, DiseaseName, DiseaseTerm } from './disease.entity.ts';
import { diseaseSubject } from './disease.subject.ts';
import { diseaseNames, diseaseTexts, diseaseWords } from './disease-links.ts';

export const diseases = defineFeature({
  name: 'diseases',
  about: 'Diseases, what they come with, and who looks after them',
  uses: ['complaints', 'drugs', 'library', 'taxonomy'],
  entities: [Disease, DiseaseName, DiseaseTerm, DiseaseComplaint, DiseaseDrug],
  subjects: [diseaseSubject],
  search: [diseaseWords],
  linkNames: [diseaseNames],
  linkTexts: [diseaseTexts],
  personalData: () => writtenBy('disease', 'professional-diseases.json'),
});
