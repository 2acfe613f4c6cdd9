import type { Page } from 'playwright-core';

/** So much of what has the focus is to be seen: all of a field, the beginning of a text that is taller. */
const SEEN = 48;

/**
 * Goes on by the key from what has the focus to the bar at the foot of the window, or past it, and answers what has the
 * focus on the way while its beginning stands behind the bar.
 */
export async function behindBottomBar(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let stops = 0; stops < 150; stops += 1) {
    const focused = await page.evaluate(seen => {
      const [element, bar] = [document.activeElement, document.querySelector('[data-bottom-action]')];
      if (!element || !bar) throw new Error('There is no bar');
      const isPast = bar.contains(element) || bar.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (isPast) return undefined;
      const { top, bottom } = element.getBoundingClientRect();
      const isSeen = Math.min(bottom, top + seen) <= bar.getBoundingClientRect().top;
      return { isSeen, name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.id}` };
    }, SEEN);
    if (!focused && stops === 0) throw new Error('Nothing before the bar has the focus');
    if (!focused) return found;
    if (!focused.isSeen) found.push(focused.name);
    await page.keyboard.press('Tab');
  }
  throw new Error('The bar was not reached');
}
