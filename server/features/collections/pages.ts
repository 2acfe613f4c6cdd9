import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of editors' choices on the public site. */
export const collectionPages = { list: sitePage('/tuyen-chon/'), detail: sitePage('/tuyen-chon/:slugId/') };
