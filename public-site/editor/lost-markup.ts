import {
  ALIGNMENT_CLASS,
  ALIGNMENTS,
  type FormattedTextKind,
  formattedElements,
  isLinkAddress,
  isPictureAddress,
  NEW_TAB,
} from '@antam/server/platform/contract/formatted-text.ts';

const CLASSES: readonly string[] = ALIGNMENTS.map(alignment => `${ALIGNMENT_CLASS}-${alignment}`);
const MAX_NAMED = 8;

/** What of HTML that a person typed will not be kept, each thing once and as people know it; empty where all is. */
export function lostMarkup(html: string, kind: FormattedTextKind): readonly string[] {
  // The parser itself would leave out what stands where it may not.
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  const found = new Set<string>();
  for (const element of body.querySelectorAll('*')) for (const thing of lostOf(element, kind)) found.add(thing);
  const all = [...found];
  const more = all.length - MAX_NAMED;
  return more > 0 ? [...all.slice(0, MAX_NAMED), `${more} thứ khác`] : all;
}

function lostOf(element: Element, kind: FormattedTextKind): string[] {
  const { localName: name } = element;
  if (name === 'h1') return ['<h1> (thành <h2>)'];
  const kept = formattedElements(kind)[name];
  if (kept === undefined) return [`<${name}>`];
  const value = (attribute: string) => element.getAttribute(attribute) ?? '';
  if (name === 'img' && !isPictureAddress(value('src'))) return ['ảnh không phải của An Tâm'];
  if (name === 'a' && !isLinkAddress(value('href').trim())) return [`liên kết đến “${value('href')}”`];
  return Array.from(element.attributes).flatMap(({ name: attribute, value: said }) => {
    if (attribute === 'class' && kept.includes('class')) {
      return Array.from(element.classList, each => (CLASSES.includes(each) ? [] : [`class="${each}"`])).flat();
    }
    const isKept = kept.includes(attribute) && (attribute !== 'target' || said === NEW_TAB);
    return isKept ? [] : [`thuộc tính ${attribute} của <${name}>`];
  });
}
