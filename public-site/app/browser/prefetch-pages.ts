import { findPage } from './find-page.ts';
import { pageAddress } from './page-address.ts';

/** Fetches a page's module as soon as the visitor points at a link to it; the click then waits for the data only. */
export function prefetchPages(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const address = link && pageAddress(link.href);
    if (address === null) return;
    const { pathname } = new URL(address, location.href);
    // A failed attempt is made again by the click, which also reports it.
    findPage(pathname)
      .then(page => page?.load())
      .catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
