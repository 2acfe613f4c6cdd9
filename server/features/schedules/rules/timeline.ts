import type { Span } from './schedule-shapes.ts';

/** How many of some spans are running at any time. */
export interface Timeline {
  /** In order: where a span begins or ends. */
  readonly edges: readonly number[];
  /** How many run from the edge with the same index to the next one. */
  readonly running: readonly number[];
}

/** Adds spans up. A span that ends where another begins does not run together with it. */
export function timelineOf(spans: readonly Span[]): Timeline {
  const changes = new Map<number, number>();
  for (const { from, to } of spans) {
    changes.set(from, (changes.get(from) ?? 0) + 1);
    changes.set(to, (changes.get(to) ?? 0) - 1);
  }
  const edges = [...changes.keys()].sort((a, b) => a - b);
  let now = 0;
  const running = edges.map(edge => {
    now += changes.get(edge) ?? 0;
    return now;
  });
  return { edges, running };
}

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
