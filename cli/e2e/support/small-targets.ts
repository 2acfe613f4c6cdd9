import type { Page } from 'playwright-core';

/**
 * Controls that a finger can miss: buttons, boxes and links that look like controls under 44 px, links within text under
 * 24 px without room around them. The area counts that reacts, so a label's or a stretched link's whole box.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOUCH = 44;
    const LINE = 24;
    const controls = 'button, select, input:not([type=hidden]), [role=button], [role=tab], summary';
    const describe = (element: Element, width: number, height: number) => {
      const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return `${element.tagName.toLowerCase()} “${text}” ${Math.round(width)}×${Math.round(height)}`;
    };
    const boxOf = (element: Element): DOMRect => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      const own = element.getBoundingClientRect();
      if (!label || own.height >= TOUCH) return own;
      const around = label.getBoundingClientRect();
      return around.height > own.height ? around : own;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], .visually-hidden, .skip-link') &&
      element.getBoundingClientRect().width > 1;
    const small: string[] = [];
    for (const element of document.querySelectorAll(controls)) {
      if (!isShown(element)) continue;
      const { width, height } = boxOf(element);
      // A row of dots stands beside its arrows, which are large.
      const least = element.closest('[data-per-view]') && width < TOUCH ? LINE : TOUCH;
      if (height < TOUCH - 0.5 || width < least - 0.5) small.push(describe(element, width, height));
    }
    const links = [...document.querySelectorAll('a[href]:not([role])')].filter(isShown);
    const reach = (link: Element) => {
      const stretched = getComputedStyle(link, '::after');
      return stretched.position === 'absolute' && stretched.content !== 'none' && stretched.inset === '0px';
    };
    const boxes = links.filter(link => !reach(link)).map(link => ({ link, box: link.getBoundingClientRect() }));
    for (const { link, box } of boxes) {
      if (box.height >= LINE - 0.5 && box.width >= LINE - 0.5) continue;
      // A circle of 24 px around it may touch no other link's circle or box (WCAG 2.5.8).
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const crowded = boxes.some(({ link: other, box: near }) => {
        if (other === link || link.contains(other) || other.contains(link)) return false;
        const dx = Math.max(near.left - x, 0, x - near.right);
        const dy = Math.max(near.top - y, 0, y - near.bottom);
        return Math.hypot(dx, dy) < LINE / 2;
      });
      const inText =
        getComputedStyle(link).display === 'inline' && link.parentElement?.matches('p, dd, span, .prose *');
      if (crowded && !inText) small.push(describe(link, box.width, box.height));
    }
    return small;
  });
}
