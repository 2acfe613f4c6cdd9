import { defineFeature } from '../../platform/features/feature.ts';
import { Abbreviation, DroppedAbbreviation } from './abbreviation.entity.ts';

/** Medical abbreviations, low in the order: reading a complaint needs them. */
export const abbreviations = defineFeature({
  name: 'abbreviations',
  about: 'What people and doctors write short, and the words that a search reads in its place',
  uses: [],
  entities: [Abbreviation, DroppedAbbreviation],
});
