import { sitePage } from '../../platform/http/site-page.ts';

/** Who runs the site and what it does; what its users agree to. */
export const sitePages = { about: sitePage('/ve-chung-toi/'), terms: sitePage('/dieu-khoan/') };
