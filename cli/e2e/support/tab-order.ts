import type { Locator, Page } from 'playwright-core';
import { settled } from './driven-clock.ts';

const MAX_STEPS = 400;

/**
 * What can be pressed but not be reached by Tab, and what is reached without a visible mark. Walks from the top of the
 * page through all of it once, or from the top of `within` until it is left: for pages whose header and footer are walked
 * through elsewhere.
 */
export async function unreachable(page: Page, { within = 'body' }: { within?: string } = {}): Promise<string[]> {
  // A window that was just resized may still have to be laid out, by its script too.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await settled(page);
  const expected = await page.evaluate(scope => {
    const start = document.querySelector<HTMLElement>(scope);
    if (!start) throw new Error(`There is no ${scope}`);
    const all = start.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const reachable = [...all].filter(
      element =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=hidden], [type=radio]:not(:checked)') &&
        !element.closest('[inert], details:not([open]) > :not(summary)') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    for (const [at, element] of reachable.entries()) element.dataset.tabStop = String(at);
    const before = start.getAttribute('tabindex');
    start.tabIndex = -1;
    start.focus();
    if (before === null) start.removeAttribute('tabindex');
    return reachable.map(
      element => `${element.tagName.toLowerCase()} ${element.ariaLabel ?? element.textContent?.trim()}`,
    );
  }, within);
  const stops = await page.evaluateHandle(() => {
    const all = { reached: new Set<number>(), marked: new Set<number>() };
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.dataset.tabStop === undefined) return;
      const stop = Number(target.dataset.tabStop);
      all.reached.add(stop);
      // A link that is stretched over its card shows its mark there.
      const styles = [getComputedStyle(target), getComputedStyle(target, '::after')];
      if (styles.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none'))
        all.marked.add(stop);
    });
    return all;
  });
  // What has gone meanwhile, such as the arrow of a carousel at its end, need not be reached.
  const missing = () =>
    stops.evaluate(({ reached }) =>
      [...document.querySelectorAll<HTMLElement>('[data-tab-stop]')]
        .filter(element => !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }))
        .map(element => Number(element.dataset.tabStop))
        .filter(at => !reached.has(at)),
    );
  for (let step = 1; step <= MAX_STEPS; step++) {
    // Held down the key moves on at each repetition: half the work of pressing it again.
    await page.keyboard.down('Tab');
    // More stops than were expected may have come meanwhile, so the walk goes on, round the page again where it must.
    if (step >= expected.length && step % 5 === 0 && (await missing()).length === 0) break;
  }
  await page.keyboard.up('Tab');
  const [reached, marked] = await stops.evaluate(all => [[...all.reached], [...all.marked]] as const);
  const left = await missing();
  // From a part of the page the way leads on.
  const isInside = () =>
    page.evaluate(
      scope => document.activeElement?.closest(scope) != null && document.activeElement !== document.body,
      within,
    );
  for (let step = 0; within !== 'body' && (await isInside()); step++) {
    if (step === MAX_STEPS) return ['no way out by Tab'];
    await page.keyboard.press('Tab');
  }
  return [
    ...left.map(at => `not reached: ${expected[at]}`),
    ...reached.filter(at => !marked.includes(at)).map(at => `no mark: ${expected[at]}`),
  ];
}

/** Whether the keyboard is at an element. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate(element => element === document.activeElement);

/** Presses Tab until an element has the keyboard; fails where none leads there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}
