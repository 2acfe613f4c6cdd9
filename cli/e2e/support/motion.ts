import type { Page } from 'playwright-core';

/** What is read on every frame: a side of an element's box, how far it or the window has scrolled, its opacity, its height. */
export type Reading = 'left' | 'top' | 'height' | 'opacity' | 'scrollLeft' | 'scrollY';

export interface Motion {
  /** Milliseconds from the first frame that moved to the last. */
  readonly duration: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Watches one value of an element for `ms` milliseconds, in the page and frame by frame. Start it, then do what moves
 * the element, then await it. The element has to be there at the start.
 */
export function watchMotion(page: Page, selector: string, reading: Reading, ms = 1_500): Promise<Motion> {
  return page.evaluate(
    async ([query, what, time]) => {
      const element = document.querySelector<HTMLElement>(query);
      if (!element) throw new Error(`Nothing matches ${query}`);
      const read = () => {
        if (what === 'scrollY') return scrollY;
        if (what === 'scrollLeft') return element.scrollLeft;
        if (what === 'opacity') return Number(getComputedStyle(element).opacity);
        return element.getBoundingClientRect()[what];
      };
      const started = performance.now();
      const from = read();
      let last = from;
      let [begun, ended] = [0, 0];
      let before = started;
      while (performance.now() - started < time) {
        const now = await new Promise<number>(requestAnimationFrame);
        const value = read();
        if (Math.abs(value - last) > 0.01) {
          // The movement has begun when the frame before was drawn.
          begun ||= before;
          ended = now;
        }
        last = value;
        before = now;
      }
      return { duration: ended - begun, from, to: last };
    },
    [selector, reading, ms] as const,
  );
}

/** The next transition that an element completes, with the time it took by the browser's own account. */
export function transitionOf(page: Page, selector: string): Promise<{ property: string; seconds: number }> {
  return page.evaluate(query => {
    const element = document.querySelector(query);
    if (!element) throw new Error(`Nothing matches ${query}`);
    return new Promise(resolve => {
      const done = ({ target, propertyName: property, elapsedTime: seconds }: TransitionEvent) => {
        if (target === element) resolve({ property, seconds });
      };
      document.addEventListener('transitionend', done, true);
    });
  }, selector);
}
