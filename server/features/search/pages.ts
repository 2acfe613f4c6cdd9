import { sitePage } from '../../platform/http/site-page.ts';

/** Results of a search in everything. */
export const searchPage = sitePage('/tim-kiem/');
