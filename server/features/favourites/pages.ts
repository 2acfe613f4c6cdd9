import { sitePage } from '../../platform/http/site-page.ts';

/** What an account keeps in mind. */
export const favouritesPage = sitePage('/ghi-nho/');
