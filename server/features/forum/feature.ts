import { defineFeature } from '../../platform/features/feature.ts';
import { Thread, ThreadFollow } from './thread.entity.ts';
import { threadSubject } from './thread.subject.ts';

export const forum = defineFeature({
  name: 'forum',
  about: 'Questions to doctors, and who follows them',
  uses: ['accounts', 'areas', 'taxonomy', 'posts'],
  entities: [Thread, ThreadFollow],
  subjects: [threadSubject],
});
