import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of articles on the public site. */
export const articlePages = {
  list: sitePage('/bai-viet/'),
  detail: sitePage('/bai-viet/:slugId/'),
};
