import { defineFeature } from '../../platform/features/feature.ts';
import { usedByKind } from '../../platform/subjects/record-use.ts';
import { expireAssignments } from './commands/assign-post.ts';
import { handleDeleteFiles } from './commands/delete-post-images.ts';
import { deletePostsOf } from './commands/delete-posts.ts';
import { postData } from './personal-data.ts';
import { Post, PostImage } from './post.entity.ts';
import { PostAgreement, PostAssignment, PostReport, PostThanks } from './post-acts.entity.ts';
import { postRoutes } from './routes.ts';
import { postStaffRoutes } from './staff-routes.ts';
import { postCounts } from './stored-counts.ts';

export const posts = defineFeature({
  name: 'posts',
  about: 'What people write in discussions of threads and articles, with pictures and thanks',
  uses: ['accounts', 'audit', 'places', 'professionals', 'providers'],
  entities: [Post, PostImage, PostThanks, PostAgreement, PostReport, PostAssignment],
  recordUses: [usedByKind('post', 'entity_id', 'kind'), usedByKind('post', 'replyer_id', 'replyer_type')],
  files: [
    { table: 'post_image', column: 'key' },
    { table: 'post_image', column: 'original_key' },
  ],
  endpoints: services => [...postRoutes(services), ...postStaffRoutes(services)],
  jobs: services => [handleDeleteFiles(services.files), expireAssignments(services)],
  subscribe: services => services.events.onDelete((unit, event) => deletePostsOf(services, unit, event)),
  counts: postCounts,
  personalData: postData,
});
