import { redirect } from 'react-router';
import { notFound } from './page-error.ts';

/** The id at the end of `nguyen-thi-mai-42`. Throws the 404 page when there is none. */
export function idFromSlug(slugId: string | undefined): number {
  const id = Number(/(?:^|-)(\d{1,15})$/.exec(slugId ?? '')?.[1]);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}

/** Redirects (301) to the record's own address when the slug asked for is another; keeps the query. */
export function requireAddress(url: URL, absolute_url: string): void {
  const canonical = new URL(absolute_url, url.origin).pathname;
  if (withSlash(url.pathname) !== canonical) throw redirect(canonical + url.search, 301);
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
