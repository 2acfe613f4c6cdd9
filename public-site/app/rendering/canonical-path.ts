import { pageAt } from '../pages/all-pages.ts';

/**
 * The canonical form of a page's address (one slash between parts, the last one as the table of pages has it, query
 * kept), or null when it is canonical already or no page of this site. The answer always begins with exactly one slash.
 */
export function canonicalForm(url: string): string | null {
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const slashed = `/${path}/`.replace(/\/{2,}/g, '/');
  const page = pageAt(slashed);
  if (!page) return null;
  const canonical = page.path.endsWith('/') ? slashed : slashed.slice(0, -1);
  return path === canonical ? null : canonical + (cut < 0 ? '' : url.slice(cut));
}
