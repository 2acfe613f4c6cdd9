import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of waiting lists on the public site. */
export const waitingPages = {
  /**
   * Joining the waiting list; whose calendar and which day is in the query: `place`, `professional`, `day`, `start`.
   */
  join: sitePage('/dat-kham/bao-khi-co-cho/'),
  /** One entry, for the holder of its key, in the query's `key`, or the account that waits. */
  entry: sitePage('/dat-kham/cho/:code/'),
};
