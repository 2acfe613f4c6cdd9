import type { Scenario } from './scenarios.ts';

/** Milliseconds from request to whole answer at one connection. */
export type Latency = {
  readonly p50Ms: number;
  readonly p99Ms: number;
};

/** What one server did with one load. */
export type LoadResult = Latency & {
  readonly requestsPerSecond: number;
  /** CPU milliseconds of the server per request, at many connections. */
  readonly cpuMs: number;
  readonly rssBytes: number;
};

/** Our server beside the raw limit of the same scenario, medians of the rounds. */
export interface Measured {
  readonly scenario: Scenario;
  readonly ours: LoadResult;
  readonly bare: LoadResult | null;
  /** The best statements that can be written for the same answers, through the driver alone; null where no SQL is compared. */
  readonly floor: LoadResult | null;
  /** Of bare Koa with a fixed answer, in the same minutes: what the machine itself takes that long for. */
  readonly machine: Latency | null;
  /** The largest share of the processors' time, 0 to 1, that others used between the rounds. */
  readonly othersShare: number;
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
