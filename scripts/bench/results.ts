import type { Scenario } from './scenarios.ts';

/** What one server did with one load. */
export type LoadResult = {
  readonly requestsPerSecond: number;
  /** CPU milliseconds of the server per request, at many connections. */
  readonly cpuMs: number;
  /** Milliseconds from request to whole answer at one connection. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly rssBytes: number;
};

/** Our server beside the raw limit of the same scenario, medians of the rounds. */
export interface Measured {
  readonly scenario: Scenario;
  readonly ours: LoadResult;
  readonly bare: LoadResult | null;
}

/** What starting the server on an existing database takes. */
export type Start = {
  /** From starting the process to the first answer that it is ready. */
  readonly readyMs: number;
  /** CPU the process had used by then. */
  readonly cpuMs: number;
};

/** Everything about a world of so many professionals. */
export interface WorldResult {
  readonly rows: number;
  readonly seedRowsPerSecond: number;
  readonly start: Start;
  /** The most that was seen after any load. */
  readonly rssBytes: number;
  readonly measured: readonly Measured[];
}
