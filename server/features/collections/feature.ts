import { defineFeature } from '../../platform/features/feature.ts';
import { Collection, CollectionMember } from './collection.entity.ts';
import { placeCollections, professionalCollections, threadCollections } from './collection.search.ts';
import { collectionSitemaps } from './collection.sitemap.ts';
import { collectionSubject } from './collection.subject.ts';
import { collectionMembers } from './collection-members.ts';
import { collectionPages } from './pages.ts';
import { collectionData } from './personal-data.ts';
import { collectionRoutes } from './routes.ts';

export const collections = defineFeature({
  name: 'collections',
  about: 'Editors’ collections of places, professionals and questions',
  uses: ['forum', 'free-times', 'media', 'places', 'posts', 'professionals', 'providers', 'search'],
  entities: [Collection, CollectionMember],
  recordUses: [collectionMembers],
  endpoints: collectionRoutes,
  subjects: [collectionSubject],
  search: [placeCollections, professionalCollections, threadCollections],
  fixedPages: [collectionPages.list()],
  sitemaps: collectionSitemaps,
  personalData: () => collectionData,
});
