import { defineFeature } from '../../platform/features/feature.ts';
import { writtenBy } from '../library/library-data.ts';
import { Drug, DrugName, DrugTerm } from './drug.entity.ts';
import { drugSubject } from './drug.subject.ts';
import { drugNames, drugTexts, drugWords } from './drug-links.ts';

export const drugs = defineFeature({
  name: 'drugs',
  about: 'Medicines by their generic and brand names',
  uses: ['library', 'taxonomy'],
  entities: [Drug, DrugName, DrugTerm],
  subjects: [drugSubject],
  search: [drugWords],
  linkNames: [drugNames],
  linkTexts: [drugTexts],
  personalData: () => writtenBy('drug', 'professional-drugs.json'),
});
