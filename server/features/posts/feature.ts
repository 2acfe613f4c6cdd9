import { defineFeature } from '../../platform/features/feature.ts';
import { Post, PostImage } from './post.entity.ts';
import { PostAgreement, PostAssignment, PostReport, PostThanks } from './post-acts.entity.ts';

export const posts = defineFeature({
  name: 'posts',
  about: 'What people write in discussions of threads and articles, with pictures and thanks',
  uses: ['accounts', 'places', 'professionals', 'providers'],
  entities: [Post, PostImage, PostThanks, PostAgreement, PostReport, PostAssignment],
});
