import { anyOf, listOf, type Tag } from '../../platform/cache/tag.ts';

/** What pages of the library show beside the record: its people, articles and questions, and names of specialities. */
export const BESIDE_RECORDS: readonly Tag[] = [
  ...[anyOf('term'), anyOf('complaint'), listOf('professional'), listOf('place')],
  ...[listOf('article'), listOf('thread')],
];
