import { type Follow, followOptions, pageAddress } from './page-address.ts';

/**
 * Lets plain links to the site's own pages open without loading a new document: one listener instead of a component for
 * each link, which costs much more to render. A link may say `data-replace` (no history entry of its own),
 * `data-keep-scroll` or `data-reload`. A link with a target or a download, a click with a modifier, and what a
 * component has handled already are left to the browser; so it listens at the window, after React, which listens at the
 * document. Answers the function that stops it.
 */
export function followLinks(follow: Follow): () => void {
  const onClick = (event: MouseEvent) => {
    const link = isPlainClick(event) && event.target instanceof Element ? event.target.closest('a') : null;
    const address = link && isFollowable(link) ? pageAddress(link.href) : null;
    if (link === null || address === null) return;
    event.preventDefault();
    follow(address, followOptions(link));
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
