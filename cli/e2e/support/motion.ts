import type { Page } from 'playwright-core';

/** What is read on every frame: a side of an element's box, how far it or the window has scrolled, its opacity, its height. */
export type Reading = 'left' | 'top' | 'height' | 'opacity' | 'scrollLeft' | 'scrollY';

export interface Motion {
  /** Milliseconds from the first frame that moved to the last. */
  readonly duration: number;
  /** Frames on which it moved: a jump has one. */
  readonly steps: number;
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
      let [begun, ended, steps] = [0, 0, 0];
      let before = started;
      while (performance.now() - started < time) {
        const now = await new Promise<number>(requestAnimationFrame);
        const value = read();
        if (Math.abs(value - last) > 0.01) {
          // The movement has begun when the frame before was drawn.
          begun ||= before;
          ended = now;
          steps++;
        }
        last = value;
        before = now;
      }
      return { duration: ended - begun, steps, from, to: last };
    },
    [selector, reading, ms] as const,
  );
}

/** The next transition that begins on an element, with the milliseconds it takes by the browser's own account. */
export function transitionOf(page: Page, selector: string): Promise<{ property: string; duration: unknown }> {
  return page.evaluate(query => {
    const element = document.querySelector(query);
    if (!element) throw new Error(`Nothing matches ${query}`);
    return new Promise(resolve => {
      const begun = ({ target, propertyName: property }: TransitionEvent) => {
        if (target !== element) return;
        const running = element
          .getAnimations()
          .find(animation => animation instanceof CSSTransition && animation.transitionProperty === property);
        if (running) resolve({ property, duration: running.effect?.getComputedTiming().duration });
      };
      document.addEventListener('transitionrun', begun, true);
    });
  }, selector);
}
