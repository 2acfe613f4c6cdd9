import { sitePage } from '../../platform/http/site-page.ts';

/** The page on which professionals edit their own profile. */
export const profileEditPage = sitePage('/sua-thong-tin/bac-si/:id/');
