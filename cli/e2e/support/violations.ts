import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './sizes.ts';

/** All rules on the whole page by default; `within` is a selector. */
type Scope = { readonly rules?: string[]; readonly within?: string | undefined };

/** What a page breaks of the rules of accessibility, with the elements. */
export async function violations(page: Page, { rules, within }: Scope = {}): Promise<string[]> {
  // On small pages it takes the browser longer to read the source of axe than to run it.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Legacy mode: the pages have no frames, and it is faster.
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'window.axe' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (within !== undefined) builder.include(within);
  if (rules !== undefined) builder.withRules(rules);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary}`));
}

/**
 * What a page breaks on a desktop in the light and on a phone in the dark, each with where it was; `check` looks at
 * whatever else must hold in both. Of a colourful page, one rich in colours or in what one size alone shows, contrast is
 * looked at in both themes at both sizes. Leaves the page on the phone.
 */
export async function violationsInBothLooks(
  page: Page,
  { isColourful, within }: { readonly isColourful: boolean; readonly within?: string },
  check: (size: { readonly width: number }) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string, rules?: string[]) => {
    for (const violation of await violations(page, { ...(rules && { rules }), within }))
      found.push(`${where}: ${violation}`);
  };
  for (const [size, colorScheme, other] of [
    [DESKTOP, 'light', 'dark'],
    [PHONE, 'dark', 'light'],
  ] as const) {
    await page.setViewportSize(size);
    if (isColourful) {
      await page.emulateMedia({ colorScheme: other });
      await look(`${size.width} ${other}`, ['color-contrast']);
    }
    await page.emulateMedia({ colorScheme });
    await look(`${size.width} ${colorScheme}`);
    await check(size);
  }
  return found;
}
