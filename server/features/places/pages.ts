import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of places on the public site. */
export const placePages = {
  list: sitePage('/co-so-y-te/'),
  filters: sitePage('/co-so-y-te/bo-loc/'),
  detail: sitePage('/co-so-y-te/:slugId/'),
};
