import type { JSHandle, Page } from 'playwright-core';

export interface Transition {
  readonly property: string;
  /** Milliseconds, by the browser's own account. */
  readonly duration: unknown;
}

/** What was begun in the page and is ready when it is asked for. */
type Watch<Result> = () => Promise<Result>;

const resultOf =
  <Result>(watch: JSHandle<{ result: Promise<Result> }>): Watch<Result> =>
  () =>
    watch.evaluate(({ result }) => result);

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
