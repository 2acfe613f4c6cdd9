import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of diseases on the public site. */
export const diseasePages = {
  list: sitePage('/benh/'),
  detail: sitePage('/benh/:slugId/'),
};
