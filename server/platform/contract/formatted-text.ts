/** Elements that a formatted text may hold, each with the attributes that it keeps. */
type Elements = Readonly<Record<string, readonly string[]>>;

const MINIMAL = {
  p: ['class'],
  h2: ['class'],
  h3: ['class'],
  h4: ['class'],
  blockquote: [],
  ul: [],
  ol: [],
  li: ['class'],
  hr: [],
  br: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  a: ['href', 'title', 'target', 'rel'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} satisfies Elements;

/**
 * What formatted texts may hold, by the toolbar that they are written with: `minimal` in descriptions and profiles, `full`
 * in articles and official replies. The server's sanitiser and the site's editor are both made from it.
 */
export const FORMATTED_TEXT = {
  minimal: MINIMAL,
  full: { ...MINIMAL, img: ['src', 'alt', 'title'] },
} satisfies Record<string, Elements>;

export type FormattedTextKind = keyof typeof FORMATTED_TEXT;

/** The elements of a kind, by their names. */
export function formattedElements(kind: FormattedTextKind): Elements {
  return FORMATTED_TEXT[kind];
}

/** How lines may stand; a line without any of them stands at the left. */
export const ALIGNMENTS = ['center', 'right'] as const;
/** What the class of such a line begins with: `align-center`. */
export const ALIGNMENT_CLASS = 'align';

/** Schemes of links to other sites. No mailto: and no tel:, because contacts are shown by a call of their own only. */
export const LINK_SCHEMES = ['https', 'http'] as const;
/** The one target that a link may name. */
export const NEW_TAB = '_blank';
/** What links that leave the site say of themselves. */
export const OUTWARD_REL = 'nofollow noopener';

const OUTWARD = new RegExp(`^(${LINK_SCHEMES.join('|')})://[^\\s/?#]\\S*$`, 'i');
const INWARD = /^(\/(?![/\\])\S*|#\S+)$/;
/** Pictures come from our own store alone: another site would learn who reads what about which illness. */
const PICTURE = /^\/uploads\/[\w-][\w.-]*$/;

/** Whether a link may lead there: another site, a page of this one, or a place on the same page. */
export function isLinkAddress(address: string): boolean {
  return OUTWARD.test(address) || INWARD.test(address);
}

/** The `rel` of a link; pages of this site need none. */
export function relOf(address: string): string | undefined {
  return address.startsWith('/') ? undefined : OUTWARD_REL;
}

/** Whether a picture may be shown from there. */
export function isPictureAddress(address: string): boolean {
  return PICTURE.test(address);
}

const BEGINS_WITH_BLOCK = /^\s*<(p|h[1-4]|blockquote|ul|ol|hr|table)[\s>/]/i;
const ENDS_WITH_TAG = />\s*$/;

/** Whether a text is HTML as the editor writes it; people who write without the editor send plain text. */
export function isFormatted(text: string): boolean {
  return BEGINS_WITH_BLOCK.test(text) && ENDS_WITH_TAG.test(text);
}

/** Escapes text for HTML, between tags. */
export function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

const LINE_END = /<br\s*\/?>|<\/(?:p|li|h[1-4]|blockquote|td|th)>/gi;
const MARKUP: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of a formatted text on one line, its lines parted by commas: "Trưởng khoa Tim mạch, Giảng viên". */
export function oneLineOf(html: string): string {
  return html
    .replace(LINE_END, ', ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, entity => MARKUP[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/(?:,\s*)+,/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}
