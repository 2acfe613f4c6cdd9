import { directoryTable } from '../pages/directory-pages.ts';
import { pageFinder } from '../pages/find-page.ts';
import { laterPagesAt } from '../pages/later-pages.ts';
import type { Page } from '../pages/page.ts';

const directoryPageAt = pageFinder(directoryTable);

/** Whether a path is the site's to open. Of tables that were not fetched only the first part of the path is known. */
export function mayBePage(pathname: string): boolean {
  return directoryPageAt(pathname) !== null || laterPagesAt(pathname) !== null;
}

/** The page at a path, null where there is none. Fetches the table that would have it. */
export async function findPage(pathname: string): Promise<Page | null> {
  const later = laterPagesAt(pathname);
  return later ? pageFinder(await later.load())(pathname) : directoryPageAt(pathname);
}
