import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of insurance plans on the public site. */
export const insurancePages = {
  list: sitePage('/bao-hiem/'),
  detail: sitePage('/bao-hiem/:slugId/'),
};
