import { defineFeature } from '../../platform/features/feature.ts';
import { writtenBy } from '../library/library-data.ts';
import { Drug, DrugName, DrugTerm } from './drug.entity.ts';
import { drugSubject } from './drug.subject.ts';

export const drugs = defineFeature({
  name: 'drugs',
  about: 'Medicines by their generic and brand names',
  uses: ['library', 'taxonomy'],
  entities: [Drug, DrugName, DrugTerm],
  subjects: [drugSubject],
  personalData: () => writtenBy('drug', 'professional-drugs.json'),
});
