import { safeHtml } from '../../platform/text/safe-html.ts';

const HEADING_2 = /(<\/?)h2(?=[\s>])/g;

/** A section as it is stored: sanitised HTML, whose headings stand below those of the page. */
export const sectionHtml = async (html: string): Promise<string> =>
  (await safeHtml(html, 'full')).replace(HEADING_2, '$1h3');
