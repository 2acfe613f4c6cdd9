import { matchPath } from 'react-router';
import { pages } from '../pages.ts';

/** Opens an address of the site; the options are the router's. */
export type Follow = (address: string, options: { replace: boolean; preventScrollReset: boolean }) => void;

/**
 * Lets plain links to the site's own pages open without loading a new document: one listener instead of a component
 * for each link, which costs much more to draw. A link may say `data-replace` (no history entry of its own),
 * `data-keep-scroll` or `data-reload`. A link with a target or a download, a click with a modifier, and what somebody
 * has handled already are left to the browser; so it listens at the window, after React, which listens at the document.
 * Answers the function that stops it.
 */
export function followLinks(follow: Follow): () => void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) && event.target instanceof Element ? event.target.closest('a') : null;
    const address = link && isFollowable(link) ? pageAddress(link.href) : null;
    if (link === null || address === null) return;
    event.preventDefault();
    follow(address, { replace: 'replace' in link.dataset, preventScrollReset: 'keepScroll' in link.dataset });
  };
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}

function isPlainClick(event: MouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  return !event.defaultPrevented && event.button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function isFollowable(link: HTMLAnchorElement): boolean {
  if (!link.hasAttribute('href') || link.hasAttribute('download') || 'reload' in link.dataset) return false;
  return link.target === '' || link.target === '_self';
}

/** Path, query and hash when the address is a page of this site, and not only another place on the open page. */
function pageAddress(href: string): string | null {
  const url = new URL(href, location.href);
  if (url.origin !== location.origin) return null;
  if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return null;
  return isPage(url.pathname) ? url.pathname + url.search + url.hash : null;
}

function isPage(pathname: string): boolean {
  return pages.some(({ path }) => path !== '*' && matchPath(path, pathname) !== null);
}
