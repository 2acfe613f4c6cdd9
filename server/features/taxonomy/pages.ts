import { sitePage } from '../../platform/http/site-page.ts';

/** The landing pages of specialities on the public site. */
export const specialityPages = { list: sitePage('/chuyen-khoa/'), detail: sitePage('/chuyen-khoa/:slug/') };

/** The landing pages of services on the public site. */
export const servicePages = { list: sitePage('/dich-vu/'), detail: sitePage('/dich-vu/:slug/') };
