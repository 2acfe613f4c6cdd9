import { fixed, markdownTable, megabytes } from '../table.ts';
import type { MeasuredSides } from './measure-sides.ts';

/**
 * Two servers beside each other as a Markdown table; a ratio says how many times as much processor time the second one takes.
 * @param names what the two are called in the heading
 */
export function sidesTable(names: readonly [string, string], measured: readonly MeasuredSides[]): string {
  const both = (of: string) => names.map(name => `${of} ${name}`);
  return markdownTable(
    [
      'scenario',
      ...both('req/s'),
      ...both('CPU ms'),
      'ratio',
      ...both('p50 ms'),
      ...both('p99 ms'),
      ...both('MB'),
      'others %',
    ],
    measured.map(({ scenario, one, other, othersShare }) => [
      scenario,
      fixed(one.requestsPerSecond, 0),
      fixed(other.requestsPerSecond, 0),
      fixed(one.cpuMs, 3),
      fixed(other.cpuMs, 3),
      fixed(other.cpuMs / one.cpuMs),
      fixed(one.p50Ms),
      fixed(other.p50Ms),
      fixed(one.p99Ms),
      fixed(other.p99Ms),
      megabytes(one.rssBytes),
      megabytes(other.rssBytes),
      fixed(othersShare * 100, 0),
    ]),
  );
}
