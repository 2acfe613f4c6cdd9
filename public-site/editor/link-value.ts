import { isLinkAddress, NEW_TAB } from '@antam/server/platform/contract/formatted-text.ts';

export type Link = { readonly href: string; readonly title: string; readonly newTab: boolean };

/**
 * A link as one value: the editor compares the values of formats as they are, and two equal objects would be two links.
 */
export function linkValue({ href, title, newTab }: Link): string {
  return JSON.stringify([href, title, newTab]);
}

/** The link of a value, or null where it is none or leads where links may not lead. */
export function readLink(value: unknown): Link | null {
  if (typeof value !== 'string' || !value.startsWith('[')) return null;
  const [href, title, newTab]: unknown[] = JSON.parse(value);
  if (typeof href !== 'string' || !isLinkAddress(href)) return null;
  return { href, title: typeof title === 'string' ? title : '', newTab: newTab === true };
}

/** The value of a link element. */
export function linkValueOf(element: Element): string {
  return linkValue({
    href: (element.getAttribute('href') ?? '').trim(),
    title: element.getAttribute('title') ?? '',
    newTab: element.getAttribute('target') === NEW_TAB,
  });
}
