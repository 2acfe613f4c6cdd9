import { pageAt } from '../page-at.ts';

/**
 * The canonical form of a page's address (one slash between parts and at the end, query kept), or null when it is
 * canonical already or no page of this site. The answer always begins with exactly one slash.
 */
export function canonicalForm(url: string): string | null {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const canonical = `/${path}/`.replace(/\/{2,}/g, '/');
  if (path === canonical) return null;
  return pageAt(canonical) ? canonical + (cut < 0 ? '' : url.slice(cut)) : null;
}
