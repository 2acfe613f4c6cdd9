import type { Element } from 'happy-dom';

/** Text as people read it. */
export const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Whether an element is left out of the page: by itself, or by what it stands in. */
export function isHidden(element: Element): boolean {
  if (element.closest('[hidden], [inert], template, script, style, head') !== null) return true;
  const folded = element.closest('details:not([open])');
  return folded !== null && element !== folded && element.closest('summary')?.parentElement !== folded;
}

/** The text of an element, without what is hidden from assistive technology. */
export const textOf = (element: Element): string => tidy(readTexts(element));

function readTexts(element: Element): string {
  return [...element.childNodes]
    .map(node => {
      if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
      const child = [...element.children].find(candidate => candidate === node);
      if (!child || child.matches('[aria-hidden=true], [hidden], script, style, template')) return '';
      if (child.matches('img')) return ` ${child.getAttribute('alt') ?? ''} `;
      return readTexts(child);
    })
    .join('');
}

const named = (element: Element, ids: string) =>
  tidy(
    ids
      .split(' ')
      .map(id => element.ownerDocument.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** The labels of a field. */
export function labelsOf(element: Element): string[] {
  const { id } = element;
  const own = element.closest('label');
  const others = id === '' ? [] : element.ownerDocument.querySelectorAll(`label[for="${id}"]`);
  const texts = [...new Set([...others, ...(own ? [own] : [])])].map(label => tidy(label.textContent ?? ''));
  const by = element.getAttribute('aria-labelledby');
  const said = element.getAttribute('aria-label');
  return [...texts, ...(by === null ? [] : [named(element, by)]), ...(said === null ? [] : [tidy(said)])];
}

/** What assistive technology calls an element. */
export function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) return named(element, by);
  const said = element.getAttribute('aria-label');
  if (said !== null) return tidy(said);
  if (element.matches('input[type=submit], input[type=button]')) return element.getAttribute('value') ?? '';
  if (element.matches('input, select, textarea')) return labelsOf(element).join(' ');
  if (element.matches('fieldset')) return textOf(element.querySelector('legend') ?? element);
  if (element.matches('img')) return element.getAttribute('alt') ?? '';
  return textOf(element);
}
