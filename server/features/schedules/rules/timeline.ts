import type { Span } from './schedule-shapes.ts';

/** How many of some spans are running at any time. */
export interface Timeline {
  /** The times at which a span begins or ends, in order. */
  readonly edges: readonly number[];
  /** How many run from the edge with the same index to the next one. */
  readonly running: readonly number[];
}

/** Adds spans up. A span that ends where another begins does not run together with it. */
export function timelineOf(spans: readonly Span[]): Timeline {
  if (spans.length === 0) return NOTHING_RUNS;
  // Slots are computed for every visitor, so this makes as few objects as it can.
  const begins = inOrder(spans.map(({ from }) => from));
  const ends = inOrder(spans.map(({ to }) => to));
  const edges: number[] = [];
  const running: number[] = [];
  let [begun, ended] = [0, 0];
  while (ended < ends.length) {
    const edge = Math.min(begins[begun] ?? Number.POSITIVE_INFINITY, ends[ended] ?? Number.POSITIVE_INFINITY);
    while (begins[begun] === edge) begun += 1;
    while (ends[ended] === edge) ended += 1;
    edges.push(edge);
    running.push(begun - ended);
  }
  return { edges, running };
}

/** Visits come in the order of their starts, so there is hardly ever something to sort. */
const inOrder = (times: number[]): number[] =>
  times.every((time, index) => index === 0 || time >= (times[index - 1] ?? time)) ? times : times.sort((a, b) => a - b);

const NOTHING_RUNS: Timeline = { edges: [], running: [] };

/** The most that run at the same time anywhere between two times. */
export function peakBetween({ edges, running }: Timeline, from: number, to: number): number {
  let peak = 0;
  for (let index = lastEdgeAt(edges, from); index < edges.length; index += 1) {
    if ((edges[index] ?? to) >= to) break;
    peak = Math.max(peak, running[index] ?? 0);
  }
  return peak;
}

/** The index of the last edge at or before a time; 0 where there is none, as nothing runs before the first edge. */
function lastEdgeAt(edges: readonly number[], time: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
