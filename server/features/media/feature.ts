import type { Feature } from '../../platform/http/feature.ts';
import { handleDeleteFiles } from './jobs/delete-files.ts';
import { handleFetchThumbnail } from './jobs/fetch-thumbnail.ts';
import { Media } from './media.entity.ts';

export const media: Feature = {
  name: 'media',
  entities: [Media],
  endpoints: () => [],
  jobs: services => [handleDeleteFiles(services.files), handleFetchThumbnail(services)],
};
