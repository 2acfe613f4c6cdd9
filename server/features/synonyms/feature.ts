import { defineFeature } from '../../platform/features/feature.ts';
import { usedByKind } from '../../platform/subjects/record-use.ts';
import { Synonym } from './synonym.entity.ts';

/** Below the kinds of record that have synonyms, which read theirs; `search-words` is where staff make them. */
export const synonyms = defineFeature({
  name: 'synonyms',
  about: 'Words that mean the same as the name of a record',
  uses: [],
  entities: [Synonym],
  recordUses: [usedByKind('synonym', 'recordId', 'subject')],
});
