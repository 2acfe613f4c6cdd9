import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './driven-clock.ts';
import { DESKTOP, PHONE } from './sizes.ts';

declare global {
  interface Window {
    /** Once its source was read in the page. */
    axe: typeof axe;
  }
}

/** Half as long as the source that the package exports. */
const SOURCE = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** All rules on the whole page by default: `rules` alone, all `without` some, `within` what a selector finds. */
interface Scope {
  readonly rules?: string[] | undefined;
  readonly without?: string[] | undefined;
  readonly within?: string | undefined;
}

/** What a page breaks of the rules of accessibility, with the elements, once nothing on it fades or moves any more. */
export async function violations(page: Page, { rules, without = [], within }: Scope = {}): Promise<string[]> {
  // On small pages it takes the browser as long to read the source of axe as to run it.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(await SOURCE);
    // The selector of an element says where it stands.
    await page.evaluate(() => window.axe.configure({ noHtml: true }));
  }
  await settled(page);
  return page.evaluate(
    async ([only, others, part]) => {
      const { violations: found } = await window.axe.run(part ?? document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
        rules: Object.fromEntries(others.map(rule => [rule, { enabled: false }])),
      });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
      );
    },
    [rules, without, within] as const,
  );
}

/**
 * What a page breaks on a desktop in the light and on a phone in the dark, each with where it was; `check` looks at
 * whatever else must hold in both. Of a colourful page, one rich in colours or in what one size alone shows, contrast is
 * looked at in both themes at both sizes. Leaves the page on the phone.
 */
export async function violationsInBothLooks(
  page: Page,
  { isColourful, ...scope }: { readonly isColourful: boolean } & Omit<Scope, 'rules'>,
  check: (size: { readonly width: number }) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string, rules?: string[]) => {
    for (const violation of await violations(page, { rules, ...scope })) found.push(`${where}: ${violation}`);
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
