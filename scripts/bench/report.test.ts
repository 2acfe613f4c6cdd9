import { describe, expect, it } from 'vitest';
import { reportMarkdown } from './report.ts';
import type { LoadResult, Measured, WorldResult } from './results.ts';

const load = (cpuMs: number, p99Ms: number): LoadResult => ({
  requestsPerSecond: 1_000,
  cpuMs,
  p50Ms: 1,
  p99Ms,
  rssBytes: 0,
});

const list = (cpuMs: number, p99Ms: number): Measured => ({
  scenario: { name: 'list', paths: ['/'], bare: 'sql', aim: { ratio: 2.5, p99Ms: 5 } },
  ours: load(cpuMs, p99Ms),
  bare: load(0.3, 1),
  floor: load(0.2, 1),
  machine: { p50Ms: 0.1, p99Ms: 0.7 },
  othersShare: 0.02,
});

const world = (rows: number, measured: readonly Measured[]): WorldResult => ({
  rows,
  seedRowsPerSecond: 21_000,
  start: { readyMs: 412, cpuMs: 390 },
  rssBytes: 200 * 1_048_576,
  measured,
});

const lineOf = (text: string, name: string) =>
  text
    .split('\n')
    .find(line => line.startsWith(`| ${name} `))
    ?.replace(/ +/g, ' ');

describe('reportMarkdown', () => {
  it('says for each target whether it was met', () => {
    const report = (measured: Measured) => {
      const main = world(10_000, [measured]);
      return lineOf(reportMarkdown({ main, growth: [main], routes: [] }), 'list');
    };
    expect(report(list(0.4, 4))).toBe(
      '| list | 1000 | 0.400 | 1.00 | 4.00 | 0.70 | 0.300 | 0.200 | 2.00 | ≤ 2.5×, p99 ≤ 5 ms | 2 | yes |',
    );
    expect(report(list(0.6, 4))).toMatch(/3\.00 \|.* no \|$/);
    expect(report(list(0.4, 6))).toMatch(/2\.00 \|.* no \|$/);
    const steady = {
      ...list(0.4, 12),
      scenario: { name: 'list', paths: ['/'], bare: 'sql', aim: { isSteady: true } },
    } as const;
    expect(report(steady)).toMatch(/p99 ≤ 3 × raw \+ 10 ms \| 2 \| yes \|$/);
    expect(report({ ...steady, ours: load(0.4, 12.2) })).toMatch(/ no \|$/);
    expect(report({ ...list(0.4, 4), bare: null, floor: null })).toMatch(/– \| – \| – \|.* no \|$/);
    // A page that is rendered is compared with its raw limit alone.
    expect(report({ ...list(0.6, 4), floor: null })).toMatch(/– \| 0\.300 \| 2\.00 \|.* yes \|$/);
  });

  it('judges no 99th percentile of a machine that others keep busy, and the processor time all the same', () => {
    const report = (measured: Measured) => {
      const main = world(10_000, [{ ...measured, othersShare: 0.11 }]);
      return lineOf(reportMarkdown({ main, growth: [main], routes: [] }), 'list');
    };
    expect(report(list(0.4, 6))).toMatch(/ 11 \| machine busy \|$/);
    expect(report(list(0.6, 4))).toMatch(/ no \|$/);
    const byTime = { name: 'list', paths: ['/'], bare: 'sql', aim: { ratio: 2.5 } } as const;
    expect(report({ ...list(0.4, 6), scenario: byTime })).toMatch(/ yes \|$/);
  });

  it('shows start, memory, seeding and script sizes', () => {
    const main = world(10_000, []);
    const text = reportMarkdown({ main, growth: [main], routes: [{ route: 'home', gzipBytes: 128_000, requests: 5 }] });
    expect(lineOf(text, 'serve ready on the existing database')).toContain('412 ms');
    expect(lineOf(text, 'resident memory under load, at most')).toContain('200 MB');
    expect(lineOf(text, 'seeding, search index included')).toContain('21000 rows/s');
    expect(lineOf(text, 'home')).toContain('125.0');
    expect(text).not.toContain('growth');
  });

  it('compares the 99th percentile of the smallest and the largest world', () => {
    const growth = [world(10_000, [list(0.4, 2)]), world(100_000, [list(0.4, 3)]), world(1_000_000, [list(0.4, 5)])];
    const main = growth[1] ?? world(0, []);
    const text = reportMarkdown({ main, growth, routes: [] });
    expect(text).toContain('| p99 ms at | 10,000 | 100,000 | 1,000,000 | growth |');
    expect(text).toMatch(/\| list +\| +2\.00 \| +3\.00 \| +5\.00 \| +2\.50× \|/);
  });
});
