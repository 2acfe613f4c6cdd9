import { useEffect } from 'react';
import { headerCollapse } from './header-collapse.ts';

const MARK = 'header-collapsed';
/** By so much, in px, the browser itself may move what is read while the header changes its height. */
const ROUNDING = 1;

/** Marks the body while the visitor reads downwards, so that the header takes less of the screen. */
export function useHeaderCollapse(): void {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>('[data-site-header]');
    if (header === null) return;
    // The full height: once the mark is set, the header itself is lower.
    const height = header.offsetHeight;
    let last = window.scrollY;
    const onScroll = () => {
      if (Math.abs(window.scrollY - last) <= ROUNDING) return;
      const collapsed = headerCollapse(last, window.scrollY, height);
      last = window.scrollY;
      if (collapsed !== null) document.body.classList.toggle(MARK, collapsed);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
}
