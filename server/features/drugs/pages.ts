import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of drugs on the public site. */
export const drugPages = {
  list: sitePage('/thuoc/'),
  detail: sitePage('/thuoc/:slugId/'),
};
