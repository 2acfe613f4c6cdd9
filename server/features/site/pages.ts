import { sitePage } from '../../platform/http/site-page.ts';

/** Who runs the site and what it does; what whoever uses it agrees to. */
export const sitePages = { about: sitePage('/ve-chung-toi/'), terms: sitePage('/dieu-khoan/') };
