import type { IOptions } from 'sanitize-html';
import { hasTooManyTags, limitMarks } from './text-limits.ts';

/** What descriptions need: text, headings, lists, tables and links to other sites; no pictures, no styles. */
const OPTIONS: IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'blockquote', 'hr', 'a'],
    ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  // No mailto: and no tel:, because contacts are shown by a call of their own only.
  allowedSchemes: ['https', 'http'],
  allowProtocolRelative: false,
  // A table in a list in a quote needs ten levels.
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
 * HTML that pages may show as it is: elements that are not on the list are removed, their text stays. Of HTML with more
 * tags than any description needs only the text stays.
 */
export async function safeHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  const plain = hasTooManyTags(html) ? html.replace(/<[^<>]*>?/g, ' ') : html;
  return sanitize(limitMarks(plain).normalize('NFC'), OPTIONS).trim();
}

/** Escapes plain text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}
