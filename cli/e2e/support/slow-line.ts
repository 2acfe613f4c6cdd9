import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Route } from 'playwright-core';

/** What `npm run test:slow` says; undefined in other runs, in which nothing waits. */
const SEED = process.env.ANTAM_TEST_SLOW;

/** Longest that a script, and an answer of the API, comes late, in milliseconds. */
const SCRIPT_MS = 1_500;
const ANSWER_MS = 1_200;

/** Has scripts and answers of the API come late, each by a time of its own that follows from its address and the seed. */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (SEED === undefined) return;
  await context.route(/\.js(?:\?|$)/, route => goLate(route, SCRIPT_MS));
  await context.route('**/api/**', route => goLate(route, ANSWER_MS));
}

async function goLate(route: Route, longest: number): Promise<void> {
  const digest = hash('sha1', `${SEED} ${new URL(route.request().url()).pathname}`, 'hex');
  await sleep((Number.parseInt(digest.slice(0, 8), 16) / 2 ** 32) * longest);
  // The page may be gone by then.
  await route.fallback().catch(() => undefined);
}
