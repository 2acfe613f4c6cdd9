import { matchPath } from 'react-router';
import { type Page, pages } from './pages.ts';

/** The page at a path, with or without its last slash; null when there is none. */
export function pageAt(pathname: string): Page | null {
  return pages.find(({ path }) => matchPath(path, pathname) !== null) ?? null;
}
