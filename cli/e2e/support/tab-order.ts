import type { Page } from 'playwright-core';

const MOST_STEPS = 400;

/**
 * What can be pressed but not be reached by Tab, and what is reached without a visible mark. Walks from the top of the
 * page through all of it once.
 */
export async function unreachable(page: Page): Promise<string[]> {
  const expected = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
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
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    return reachable.map(
      element => `${element.tagName.toLowerCase()} ${element.ariaLabel ?? element.textContent?.trim()}`,
    );
  });
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
  for (let step = 0; step < Math.min(MOST_STEPS, expected.length + 5); step++) await page.keyboard.press('Tab');
  const [reached, marked] = await stops.evaluate(all => [[...all.reached], [...all.marked]] as const);
  // What has gone meanwhile, such as the arrow of a carousel at its end, need not be reached.
  const left = await page
    .locator('[data-tab-stop]')
    .evaluateAll(all =>
      all
        .filter(element => !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }))
        .map(element => Number(element.getAttribute('data-tab-stop'))),
    );
  return [
    ...left.filter(at => !reached.includes(at)).map(at => `not reached: ${expected[at]}`),
    ...reached.filter(at => !marked.includes(at)).map(at => `no mark: ${expected[at]}`),
  ];
}
