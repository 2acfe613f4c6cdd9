import {
  escapeMarkup,
  isLinkAddress,
  isPictureAddress,
  NEW_TAB,
  relOf,
} from '@antam/server/platform/contract/formatted-text.ts';
import type { Link } from './link-value.ts';

/** `U+0338` would become one letter with the end of a tag before it when the whole is normalised. */
const LEADING_STROKE = /^\u0338+/;

/** Text as markup. */
export function textMarkup(text: string): string {
  return escapeMarkup(text.replace(LEADING_STROKE, ''));
}

/** Attributes that have a value, in the order in which the server writes them. */
export function attributesMarkup(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeMarkup(value).replaceAll('"', '&quot;')}"`))
    .join('');
}

/** Markup inside a link; without one where there is none. */
export function linkMarkup(link: Link | null, content: string): string {
  if (link === null || !isLinkAddress(link.href)) return content;
  const { href, title, newTab } = link;
  const attributes = { href, title: title || undefined, target: newTab ? NEW_TAB : undefined, rel: relOf(href) };
  return `<a${attributesMarkup(attributes)}>${content}</a>`;
}

/** A picture of our own; nothing for others. */
export function pictureMarkup({ src, alt, title }: { src: string; alt?: unknown; title?: unknown }): string {
  if (!isPictureAddress(src)) return '';
  const said = typeof title === 'string' && title !== '' ? title : undefined;
  return `<img${attributesMarkup({ src, alt: typeof alt === 'string' ? alt : '', title: said })} />`;
}
