import { defineFeature } from '../../platform/features/feature.ts';
import { usedByKind } from '../../platform/subjects/record-use.ts';
import { expireAssignments } from './commands/assign-post.ts';
import { handleDeleteFiles } from './commands/delete-post-images.ts';
import { deletePostsOf } from './commands/delete-posts.ts';
import { deleteIdentitiesOf } from './commands/grant-identity.ts';
import { identityStaffRoutes } from './identity-staff-routes.ts';
import { postData } from './personal-data.ts';
import { Post, PostImage } from './post.entity.ts';
import { PostAgreement, PostAssignment, PostReport, PostThanks } from './post-acts.entity.ts';
import { ReplyIdentity } from './reply-identity.entity.ts';
import { postRoutes } from './routes.ts';
import { postStaffRoutes } from './staff-routes.ts';
import { postCounts } from './stored-counts.ts';

export const posts = defineFeature({
  name: 'posts',
  about: 'What people write in discussions of threads and articles, with pictures and thanks',
  uses: ['accounts', 'audit', 'contributions', 'places', 'professionals', 'providers', 'records'],
  entities: [Post, PostImage, PostThanks, PostAgreement, PostReport, PostAssignment, ReplyIdentity],
  recordUses: [
    usedByKind('post', 'entityId', 'kind'),
    usedByKind('post', 'replyerId', 'replyerType'),
    usedByKind('reply_identity', 'entityId', 'kind'),
  ],
  files: [
    { table: 'post_image', column: 'key' },
    { table: 'post_image', column: 'original_key' },
  ],
  endpoints: services => [...postRoutes(services), ...postStaffRoutes(services), ...identityStaffRoutes(services)],
  jobs: services => [handleDeleteFiles(services.files), expireAssignments(services)],
  subscribe: services => {
    services.events.onDelete((unit, event) => deletePostsOf(services, unit, event));
    services.events.onDelete(deleteIdentitiesOf);
  },
  counts: postCounts,
  personalData: postData,
});
