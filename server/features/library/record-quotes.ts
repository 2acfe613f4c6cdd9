import { anyOf, listOf, type Tag } from '../../platform/cache/tag.ts';
import { relatedThreadTags } from '../forum/thread-tags.ts';
import type { LibraryDetail } from './contract.ts';

/** What pages of the library show beside the record: its people, articles and questions, and names of specialities. */
export const besideRecord = ({ threads }: Pick<LibraryDetail, 'threads'>): Tag[] => [
  anyOf('term'),
  anyOf('complaint'),
  listOf('professional'),
  listOf('place'),
  listOf('article'),
  ...relatedThreadTags(threads),
];
