import { matchPath } from 'react-router';
import type { Page } from './page.ts';

/** What stands between the first two slashes; matching ignores capitals. */
export const headOf = (path: string): string | undefined => path.split('/', 2)[1]?.toLowerCase();

/**
 * Finds the page of a table at a path, with or without its last slash; null when there is none. No page's path begins
 * with a parameter, and matching compiles a pattern each time, so only pages that begin alike are matched.
 */
export function pageFinder(pages: readonly Page[]): (pathname: string) => Page | null {
  const known = pages.map(page => ({ page, head: headOf(page.path) }));
  return pathname => {
    const head = headOf(pathname);
    return known.find(({ page, head: own }) => own === head && matchPath(page.path, pathname) !== null)?.page ?? null;
  };
}
