import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of professionals on the public site. */
export const professionalPages = {
  list: sitePage('/bac-si/'),
  filters: sitePage('/bac-si/bo-loc/'),
  detail: sitePage('/bac-si/:slugId/'),
};

/** The public page that says how licences are checked. */
export const verificationPage = sitePage('/xac-minh/');
