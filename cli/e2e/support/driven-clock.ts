import type { Page } from 'playwright-core';
import { hydrated, type Visit, type VisitOptions, visit } from './chromium.ts';

/** Milliseconds that a frame of the driven clock lasts. */
export const FRAME_MS = 16;

/** A page whose timers, frames and dates stand still until time is made to pass. */
export interface DrivenVisit extends Visit {
  /** Lets so many milliseconds pass at once; whatever is due in them runs in its order. */
  pass(milliseconds: number): Promise<void>;
}

/** Opens a page as usual, and stops its clock once it is hydrated; `prepare` runs before it is opened. */
export async function openDriven(
  path: string,
  { prepare, ...options }: VisitOptions & { prepare?: (page: Page) => Promise<void> } = {},
): Promise<DrivenVisit> {
  const opened = await visit('', { ...options, lasting: true });
  const { page } = opened;
  await page.clock.install();
  await prepare?.(page);
  await page.goto(path);
  await hydrated(page);
  return { ...opened, pass: await stopClock(page) };
}

/** Stops the clock of a page on which it was installed before; answers what lets time pass. */
export async function stopClock(page: Page): Promise<DrivenVisit['pass']> {
  const SOON_MS = 1_000;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SOON_MS);
  return milliseconds => page.clock.runFor(milliseconds);
}

/** Waits until nothing on the page is moving by the browser's own transitions and animations. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
}

/** Waits until the header has folded away after a scroll downwards: by the browser's own scroll event and transition. */
export async function headerFolded(page: Page): Promise<void> {
  await page.locator('body.header-collapsed').waitFor();
  await settled(page);
}
