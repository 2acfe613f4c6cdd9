import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of professionals on the public site. */
export const professionalPages = {
  list: sitePage('/bac-si/'),
  filters: sitePage('/bac-si/bo-loc/'),
  detail: sitePage('/bac-si/:slugId/'),
};
