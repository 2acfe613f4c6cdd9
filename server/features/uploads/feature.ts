import { defineFeature } from '../../platform/features/feature.ts';

export const uploads = defineFeature({
  name: 'uploads',
  about: 'Who may open the stored pictures of records and posts',
  uses: ['accounts', 'contributions', 'media', 'posts', 'previews', 'providers'],
});
