import type { Feature } from '../../platform/http/feature.ts';
import { Collection, CollectionMember } from './collection.entity.ts';
import { collectionSitemaps } from './collection.sitemap.ts';
import { collectionRoutes } from './routes.ts';

export const collections: Feature = {
  name: 'collections',
  entities: [Collection, CollectionMember],
  endpoints: collectionRoutes,
  sitemaps: collectionSitemaps,
};
