import { defineFeature } from '../../platform/features/feature.ts';
import { handleDeleteFiles } from './commands/delete-media.ts';
import { handleFetchThumbnail } from './jobs/fetch-thumbnail.ts';
import { Media } from './media.entity.ts';

export const media = defineFeature({
  name: 'media',
  about: 'Pictures and videos of records',
  uses: [],
  entities: [Media],
  files: [{ table: 'media', column: 'key' }],
  jobs: services => [handleDeleteFiles(services.files), handleFetchThumbnail(services)],
});
