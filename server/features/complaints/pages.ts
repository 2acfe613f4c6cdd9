import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of what people come with on the public site. */
export const complaintPages = { list: sitePage('/trieu-chung/'), detail: sitePage('/trieu-chung/:slug/') };
