import type { LoadResult } from './load.ts';
import type { Scenario } from './scenarios.ts';
import type { SeedSpeed } from './world.ts';

/** Medians of one scenario: the product's and, where there is one, the raw limit's. */
export interface Measured {
  readonly scenario: Scenario;
  readonly ours: LoadResult;
  readonly bare: LoadResult | null;
}

/** Everything measured on a world of one size. */
export interface WorldResult {
  /** Professionals in it. */
  readonly rows: number;
  readonly seed: SeedSpeed | null;
  readonly readyMs: number;
  readonly rssBytes: number;
  readonly measured: readonly Measured[];
}
