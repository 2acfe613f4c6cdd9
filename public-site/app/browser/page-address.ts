import { mayBePage } from './find-page.ts';

/** Opens an address of the site; the options are the router's. */
export type Follow = (address: string, options: { replace: boolean; preventScrollReset: boolean }) => void;

/** Path, query and hash when the address is a page of this site, and not only another place on the open page. */
export function pageAddress(href: string): string | null {
  const url = new URL(href, location.href);
  if (url.origin !== location.origin) return null;
  if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return null;
  return mayBePage(url.pathname) ? url.pathname + url.search + url.hash : null;
}

/** What a link or a form says about how it is to be followed. */
export function followOptions({ dataset }: HTMLElement): Parameters<Follow>[1] {
  return { replace: 'replace' in dataset, preventScrollReset: 'keepScroll' in dataset };
}
