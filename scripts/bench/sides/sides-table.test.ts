import { describe, expect, it } from 'vitest';
import { sidesTable } from './sides-table.ts';

const load = (cpuMs: number) => ({ cpuMs, requestsPerSecond: 500, p50Ms: 1.5, p99Ms: 4, rssBytes: 200 * 1_048_576 });

describe('sidesTable', () => {
  it('names both servers in its heading and says how many times as much the second one takes', () => {
    const measured = [{ scenario: 'list', one: load(0.5), other: load(1.25), othersShare: 0.04 }];
    const [heading = '', , row = ''] = sidesTable(['SQLite', 'PostgreSQL'], measured).split('\n');
    const column = (line: string, title: string) =>
      line.split('|')[heading.split('|').findIndex(cell => cell.trim() === title)]?.trim();
    expect(heading).toContain('CPU ms SQLite | CPU ms PostgreSQL | ratio');
    expect([column(row, 'scenario'), column(row, 'CPU ms PostgreSQL'), column(row, 'ratio')]).toEqual([
      'list',
      '1.250',
      '2.50',
    ]);
    expect([column(row, 'MB SQLite'), column(row, 'others %')]).toEqual(['200', '4']);
  });
});
