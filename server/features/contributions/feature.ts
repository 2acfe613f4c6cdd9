import { defineFeature } from '../../platform/features/feature.ts';

/** Reviews and posts are built on it; each keeps its texts in tables of its own, which a `ContributionKind` names. */
export const contributions = defineFeature({
  name: 'contributions',
  about: 'What texts have in common that people write and others judge: states, flags, reports, decisions',
  uses: ['audit'],
});
