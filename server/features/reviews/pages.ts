import { sitePage } from '../../platform/http/site-page.ts';

/** The public page that says how scores are made and which reviews were taken down. */
export const transparencyPage = sitePage('/minh-bach/');
