import type { JSHandle, Page } from 'playwright-core';

/** What is read on every frame: a side of an element's box, how far it or the window has scrolled. */
export type Reading = 'left' | 'top' | 'scrollLeft' | 'scrollY';

export interface Motion {
  /** Milliseconds from the first frame that moved to the last. */
  readonly duration: number;
  /** Frames on which it moved: a jump has one. */
  readonly steps: number;
  readonly from: number;
  readonly to: number;
}

export interface Transition {
  readonly property: string;
  /** Milliseconds, by the browser's own account. */
  readonly duration: unknown;
}

/** Without movement for so long, it has come to rest; slow machines leave out frames. */
const REST_MS = 350;

/** What was begun in the page and is ready when it is asked for. */
type Watch<Result> = () => Promise<Result>;

const resultOf =
  <Result>(watch: JSHandle<{ result: Promise<Result> }>): Watch<Result> =>
  () =>
    watch.evaluate(({ result }) => result);

/**
 * Watches one value of an element, in the page and frame by frame, until it has moved and come to rest, or has not moved
 * for `patience` milliseconds. The watch has begun when this resolves: then do what moves the element, and ask for it.
 */
export async function watchMotion(
  page: Page,
  selector: string,
  reading: Reading,
  patience = 6_000,
): Promise<Watch<Motion>> {
  const watch = await page.evaluateHandle(
    ([query, what, most, rest]) => {
      const element = document.querySelector<HTMLElement>(query);
      if (!element) throw new Error(`Nothing matches ${query}`);
      const read = () => {
        if (what === 'scrollY') return scrollY;
        if (what === 'scrollLeft') return element.scrollLeft;
        return element.getBoundingClientRect()[what];
      };
      const follow = async () => {
        const started = performance.now();
        const from = read();
        let last = from;
        let [begun, ended, steps] = [0, 0, 0];
        let before = started;
        while (performance.now() - (ended || started) < (ended ? rest : most)) {
          const now = await new Promise<number>(requestAnimationFrame);
          const value = read();
          if (Math.abs(value - last) > 0.01) {
            // The movement has begun when the frame before was painted.
            begun ||= before;
            ended = now;
            steps++;
          }
          last = value;
          before = now;
        }
        return { duration: ended - begun, steps, from, to: last };
      };
      return { result: follow() };
    },
    [selector, reading, patience, REST_MS] as const,
  );
  return resultOf(watch);
}

/** Waits in the page for the next transition that begins on an element. The wait has begun when this resolves. */
export async function watchTransition(page: Page, selector: string): Promise<Watch<Transition>> {
  const watch = await page.evaluateHandle(query => {
    const element = document.querySelector(query);
    if (!element) throw new Error(`Nothing matches ${query}`);
    const result = new Promise<Transition>(resolve => {
      const begun = ({ target, propertyName: property }: TransitionEvent) => {
        if (target !== element) return;
        const running = element
          .getAnimations()
          .find(animation => animation instanceof CSSTransition && animation.transitionProperty === property);
        if (running) resolve({ property, duration: running.effect?.getComputedTiming().duration });
      };
      document.addEventListener('transitionrun', begun, true);
    });
    return { result };
  }, selector);
  return resultOf(watch);
}
