import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of booking on the public site. */
export const bookingPages = {
  /** The form; the slot is in the query: `place`, `professional`, `start` or the `day` to choose from. */
  form: sitePage('/dat-kham/'),
  /** One visit, for the holder of its key, in the query's `key`, or the account that booked it. */
  visit: sitePage('/dat-kham/:code/'),
  own: sitePage('/tai-khoan/lich-hen/'),
};
