import type { Subject } from '../../platform/subjects/subject.ts';
import { collectionUrl } from './collection.presenter.ts';
import { collectionPages } from './pages.ts';

/** Editors' choices as features above know them. */
export const collectionSubject: Subject = {
  name: 'collection',
  table: 'collection',
  exported: {
    collection: 'collections that editors made',
    collection_member: 'the records in collections',
  },
  isPublic: 'published',
  page: collectionPages.detail.path,
  pageUrl: collectionUrl,
  pictures: true,
  contacts: false,
  reviewed: false,
};
