import type { PageAddress } from '@antam/server/app/site.ts';
import { WORDS } from '../known-query.ts';
import { pageAt } from '../pages/all-pages.ts';

/** Names of ours, several joined by commas. */
const VALUE = /^[a-z0-9_,-]+$/;
/** The first page of a list is the list itself. */
const LATER_PAGE = /^([2-9]|[1-9]\d{1,2})$/;
const SLUG = /^[a-z0-9-]+$/;

/**
 * What kind of address it is, or null: for one with parameters that its page does not know, for one that is not written
 * in the one way in which the site writes it, and where there is no page.
 */
export function kindOfAddress(url: string): PageAddress | null {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const page = pageAt(path);
  if (!page || !isWritten(page.path, path)) return null;
  return cut < 0 ? 'plain' : kindOfQuery(page.query ?? [], url.slice(cut + 1));
}

/** The pattern of the page at an address, by which the log and the metrics name it; null where there is no page. */
export function routeOfAddress(url: string): string | null {
  const [path = ''] = url.split('?');
  try {
    return pageAt(path.includes('%') ? decodeURIComponent(path) : path)?.path ?? null;
  } catch {
    return null;
  }
}

/** Whether the page at an address is rendered for each visitor alone, however the address is written. */
export function isOwnAddress(url: string): boolean {
  const [path = ''] = url.split('?');
  return pageAt(path.includes('%') ? decodeURIComponent(path) : path)?.isOwn === true;
}

/** Routing ignores capitals and percent signs. */
function isWritten(pattern: string, path: string): boolean {
  const [wanted, parts] = [pattern.split('/'), path.split('/')];
  return wanted.length === parts.length && wanted.every((part, at) => isPart(part, parts[at] ?? ''));
}

const isPart = (wanted: string, part: string) => (wanted.startsWith(':') ? SLUG.test(part) : part === wanted);

function kindOfQuery(known: readonly string[], query: string): PageAddress | null {
  let last = -1;
  let kind: PageAddress = 'narrowed';
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=');
    const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
    const place = known.indexOf(name);
    if (equals < 0 || place <= last || !isValue(name, value)) return null;
    last = place;
    if (name === WORDS) kind = 'worded';
  }
  return kind;
}

function isValue(name: string, value: string): boolean {
  if (name === WORDS) return value !== '';
  return (name === 'page' ? LATER_PAGE : VALUE).test(value);
}
