import { defineFeature } from '../../platform/features/feature.ts';
import { writtenBy } from '../library/library-data.ts';
import { Disease, DiseaseComplaint, DiseaseDrug, DiseaseName, DiseaseTerm } from './disease.entity.ts';
import { diseaseSubject } from './disease.subject.ts';

export const diseases = defineFeature({
  name: 'diseases',
  about: 'Diseases, what they come with, and who looks after them',
  uses: ['complaints', 'drugs', 'library', 'taxonomy'],
  entities: [Disease, DiseaseName, DiseaseTerm, DiseaseComplaint, DiseaseDrug],
  subjects: [diseaseSubject],
  personalData: () => writtenBy('disease', 'professional-diseases.json'),
});
