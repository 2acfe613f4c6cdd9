import type { Page } from 'playwright-core';
import { z } from 'zod';

const recorded = z.array(z.object({ kind: z.enum(['key', 'call']), at: z.number(), what: z.string() }));

/** What happened on the page: keys pressed, and calls of the API as they start; `at` in milliseconds of the page's own clock. */
export type Recorded = z.infer<typeof recorded>[number];

/** Records keys and calls from the next page on. Inside the page, because messages to the test take their own time. */
export async function recordCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const log: { kind: 'key' | 'call'; at: number; what: string }[] = [];
    Reflect.set(window, 'recorded', log);
    const note = (kind: 'key' | 'call', what: string) => log.push({ kind, at: performance.now(), what });
    addEventListener(
      'input',
      event => note('key', event.target instanceof HTMLInputElement ? event.target.value : ''),
      true,
    );
    const real = window.fetch;
    window.fetch = (...given) => {
      const [input] = given;
      note('call', input instanceof Request ? input.url : String(input));
      return real(...given);
    };
  });
}

/** What has been recorded so far. */
export async function recordedOn(page: Page): Promise<{ keys: Recorded[]; calls: Recorded[] }> {
  const all = recorded.parse(await page.evaluate(() => Reflect.get(window, 'recorded')));
  return { keys: all.filter(({ kind }) => kind === 'key'), calls: all.filter(({ kind }) => kind === 'call') };
}
