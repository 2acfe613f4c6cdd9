import type { Page } from 'playwright-core';
import { z } from 'zod';

/** How much of the page has jumped since it was opened, without what the visitor caused: the web's CLS before windowing. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(
    () =>
      new Promise<unknown[]>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().map(entry => entry.toJSON()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Without any shift the observer is never called.
        setTimeout(() => resolve([]), 100);
      }),
  );
  const entries = z.array(z.object({ value: z.number(), hadRecentInput: z.boolean() })).parse(shifts);
  return entries.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
}
