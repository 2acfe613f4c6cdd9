import { matchPath } from 'react-router';
import { type Page, pages } from './pages.ts';

/** What stands between the first two slashes; matching does not tell capitals apart. */
const headOf = (path: string) => path.split('/', 2)[1]?.toLowerCase();

const known = pages.map(page => ({ page, head: headOf(page.path) }));

/**
 * The page at a path, with or without its last slash; null when there is none. No page's path begins with a parameter,
 * and matching compiles a pattern each time, so only pages that begin alike are matched.
 */
export function pageAt(pathname: string): Page | null {
  const head = headOf(pathname);
  return known.find(({ page, head: own }) => own === head && matchPath(page.path, pathname) !== null)?.page ?? null;
}
