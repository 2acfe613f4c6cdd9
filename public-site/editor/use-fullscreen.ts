import { type RefObject, useEffect } from 'react';

/**
 * Lets an element fill the window, above everything that has a layer of its own, with nothing else to be reached. The
 * browser's own fullscreen is not to be had on every phone.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const filling = element.current;
    if (!isOn || !filling) return;
    const focused = document.activeElement;
    const others = outside(filling);
    for (const other of others) other.inert = true;
    filling.setAttribute('popover', 'manual');
    filling.showPopover?.();
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    refocus(focused);
    return () => {
      const now = document.activeElement;
      for (const other of others) other.inert = false;
      filling.hidePopover?.();
      filling.removeAttribute('popover');
      document.documentElement.style.overflow = overflow;
      refocus(now);
    };
  }, [element, isOn]);
}

/** An element loses the focus for a moment where its layer changes. */
function refocus(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.body) element.focus({ preventScroll: true });
}

/** What stands beside an element and beside all that it is in, as far as it can be reached. */
function outside(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inner: Element = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other !== inner && other instanceof HTMLElement && !other.inert) found.push(other);
    }
  }
  return found;
}
