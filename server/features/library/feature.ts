import { defineFeature } from '../../platform/features/feature.ts';

export const library = defineFeature({
  name: 'library',
  about: 'What diseases and drugs do alike',
  uses: ['articles', 'forum', 'posts', 'professionals', 'providers', 'records', 'taxonomy'],
});
