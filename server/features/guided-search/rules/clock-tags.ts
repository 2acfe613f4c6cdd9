import { type Tag, timeFor } from '../../../platform/cache/tag.ts';
import { meaningsOf, type QueryMeaning } from '../../query-reading/rules/query-meaning.ts';

/** A page shows the same number of open facilities for at most so long. */
const OPEN_COUNT_MS = 60_000;

/** What is open at the moment changes with the clock. */
export function clockTags(meaning: QueryMeaning): Tag[] {
  const isOfTheMoment = meaningsOf(meaning, 'hours').some(({ hours }) => hours === 'now');
  return isOfTheMoment ? [timeFor(OPEN_COUNT_MS)] : [];
}
