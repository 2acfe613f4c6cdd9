import type { Attributes, IOptions, Tag } from 'sanitize-html';
import {
  ALIGNMENT_CLASS,
  ALIGNMENTS,
  type FormattedTextKind,
  formattedElements,
  isLinkAddress,
  isPictureAddress,
  LINK_SCHEMES,
  NEW_TAB,
  relOf,
} from '../contract/formatted-text.ts';
import { withoutControls, withoutUnseen, withPlainBreaks, withPlainSpaces } from '../contract/visible-text.ts';
import { hasTooManyTags, limitMarks } from './text-limits.ts';

const OPTIONS: Readonly<Record<FormattedTextKind, IOptions>> = {
  minimal: optionsOf('minimal'),
  full: optionsOf('full'),
};

/** What the sanitiser leaves of a kind of text: what `FORMATTED_TEXT` lists, and nothing else. */
function optionsOf(kind: FormattedTextKind): IOptions {
  const elements = Object.entries(formattedElements(kind));
  const aligned = elements.filter(([, attributes]) => attributes.includes('class'));
  const classes = ALIGNMENTS.map(alignment => `${ALIGNMENT_CLASS}-${alignment}`);
  return {
    allowedTags: elements.map(([name]) => name),
    allowedAttributes: Object.fromEntries(
      elements.map(([name, attributes]) => [name, attributes.filter(attribute => attribute !== 'class')]),
    ),
    allowedClasses: Object.fromEntries(aligned.map(([name]) => [name, classes])),
    allowedSchemes: [...LINK_SCHEMES],
    allowProtocolRelative: false,
    // A table in a list in a quote needs ten levels.
    nestingLimit: 30,
    transformTags: { h1: 'h2', a: safeLink, img: safePicture },
    // A link that leads nowhere leaves its text, a picture from elsewhere nothing.
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'a' && attribs.href === undefined) || (tag === 'img' && attribs.src === undefined)
        ? 'excludeTag'
        : false,
  };
}

function safeLink(tagName: string, { href = '', title, target }: Attributes): Tag {
  const address = withoutUnseen(href).trim();
  if (!isLinkAddress(address)) return { tagName, attribs: {} };
  const rel = relOf(address);
  return {
    tagName,
    attribs: {
      href: address,
      ...(title && { title }),
      ...(target === NEW_TAB && { target }),
      ...(rel && { rel }),
    },
  };
}

function safePicture(tagName: string, { src = '', alt = '', title }: Attributes): Tag {
  if (!isPictureAddress(src)) return { tagName, attribs: {} };
  return { tagName, attribs: { src, alt, ...(title && { title }) } };
}

/**
 * HTML that pages may show as it is: elements that are not on the list of its kind are removed, their text stays. Of HTML
 * with more tags than any description needs only the text stays.
 */
export async function safeHtml(html: string, kind: FormattedTextKind = 'minimal'): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  const plain = hasTooManyTags(html) ? html.replace(/<[^<>]*>?/g, ' ') : html;
  const clean = sanitize(limitMarks(plain).normalize('NFC'), OPTIONS[kind]);
  // Entities are read by then: `&#8203;` is as unseen, and `&#7;` as much of a control character, as what they stand for.
  return withPlainSpaces(withoutControls(withPlainBreaks(withoutUnseen(clean)))).trim();
}

/** Escapes plain text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}

/** What XML 1.0 forbids however it is escaped: readers refuse the whole document. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** As {@link escapeHtml}, for XML: characters that no document may hold are left out. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ''));
}
