import { useEffect } from 'react';
import { scrollDurations, scrollToElement } from './smooth-scroll.ts';

/**
 * Makes plain in-page links scroll instead of jump: 1000 ms, or 500 ms for links of a list marked `data-scroll-list`.
 * Rendered once in the frame; links that handle the click themselves, and links marked `data-jump`, are left alone.
 */
export function SmoothAnchors() {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || link.hasAttribute('data-jump')) return;
      const hash = inPageHash(link);
      const target = hash && anchorTarget(hash);
      if (!hash || !target) return;
      event.preventDefault();
      const inList = link.closest('[data-scroll-list]') !== null;
      scrollToElement(target, { duration: inList ? scrollDurations.list : scrollDurations.link });
      arriveAt(target, hash);
    };
    // In the capture phase, before the router could take the click for a change of page.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
  return null;
}

/** The hash of a link that leads to a place on the page that is shown, else null. */
function inPageHash(link: Element): string | null {
  const url = new URL(link.getAttribute('href') ?? '', window.location.href);
  const here = window.location;
  const samePage = url.origin === here.origin && url.pathname === here.pathname && url.search === here.search;
  return samePage && url.hash.length > 1 ? url.hash : null;
}

/** The element an in-page address (`#gioi-thieu`) names, if it is on the page. Browser only. */
function anchorTarget(hash: string): HTMLElement | null {
  if (!hash.startsWith('#') || hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no valid encoding names nothing.
    return null;
  }
}

/**
 * Makes an in-page link's target the place where the keyboard goes on and puts the hash into the address, as following
 * the link would have done, without the jump. The history entry stays the same. Browser only.
 */
function arriveAt(target: HTMLElement, hash: string): void {
  if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, '', hash);
}
