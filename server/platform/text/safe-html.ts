import type { IOptions } from 'sanitize-html';

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
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '' }) => {
      const outward: Record<string, string> = href.startsWith('/') ? {} : { rel: 'nofollow noopener' };
      return { tagName, attribs: { href, ...outward } };
    },
  },
};

/** HTML that may stand in our pages as it is: whatever is not on the list is left out, its text stays. */
export async function safeHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(html.normalize('NFC'), OPTIONS).trim();
}
