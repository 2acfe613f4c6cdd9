import { defineFeature } from '../../platform/features/feature.ts';
import { usedByKind } from '../../platform/subjects/record-use.ts';
import { handleDeleteFiles } from './commands/delete-media.ts';
import { clearLeftovers } from './jobs/clear-leftovers.ts';
import { handleFetchThumbnail } from './jobs/fetch-thumbnail.ts';
import { Media, TextPicture } from './media.entity.ts';
import { textPictureRoutes } from './staff-routes.ts';

export const media = defineFeature({
  name: 'media',
  about: 'Pictures and videos of records',
  uses: [],
  entities: [Media, TextPicture],
  recordUses: [usedByKind('media', 'ownerId', 'ownerKind')],
  endpoints: textPictureRoutes,
  files: [
    { table: 'media', column: 'key' },
    { table: 'text_picture', column: 'key' },
  ],
  daily: [clearLeftovers],
  jobs: services => [handleDeleteFiles(services.files), handleFetchThumbnail(services)],
});
