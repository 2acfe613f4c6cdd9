import { createRateLimits, type RateLimits } from '../platform/limits/rate-limits.ts';
import type { TestApp } from './test-app.ts';

/** Spends points of limits as another process of the same installation would, without the calls that they belong to. */
export async function spendLimits(
  { services }: TestApp,
  spend: (limit: RateLimits['consume']) => Promise<void>,
): Promise<void> {
  const limits = createRateLimits(services);
  try {
    await spend(limits.consume);
  } finally {
    limits.close();
  }
}

/** Networks of one /48, as limits count them. */
export const networksOf = (wide: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${wide}:${(i + 1).toString(16)}::/64`);
