import type { IOptions } from 'sanitize-html';
import { limitMarks } from './marks.ts';
import { hasTooManyTags } from './tags.ts';

/** What descriptions need: text, headings, lists, tables and links to other sites; no pictures, no styles. */
const OPTIONS: IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'blockquote', 'hr', 'a'],
    ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  // No mailto: and no tel:, for contacts are revealed by their own call.
  allowedSchemes: ['https', 'http'],
  allowProtocolRelative: false,
  // Tables in lists in quotes need ten.
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '' }) => {
      const outward: Record<string, string> = href.startsWith('/') ? {} : { rel: 'nofollow noopener' };
      return { tagName, attribs: { href, ...outward } };
    },
  },
};

/**
 * HTML that may stand in our pages as it is: whatever is not on the list is left out, its text stays. Of HTML with more
 * tags than anybody writes only the text stays.
 */
export async function safeHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  const plain = hasTooManyTags(html) ? html.replace(/<[^<>]*>?/g, ' ') : html;
  return sanitize(limitMarks(plain).normalize('NFC'), OPTIONS).trim();
}
