import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('has a hundred thousand rows and three rounds by default', () => {
    expect(readOptions([])).toMatchObject({ rows: 100_000, rounds: 3, growth: [], only: [], out: undefined });
  });

  it('is quick where --quick is given, but for what is said beside it', () => {
    expect(readOptions(['--quick'])).toMatchObject({ rows: 5_000, rounds: 1, seconds: 1 });
    expect(readOptions(['--quick', '--rounds', '2'])).toMatchObject({ rows: 5_000, rounds: 2, seconds: 1 });
  });

  it('measures changes where --changes is given', () => {
    expect([readOptions([]).changes, readOptions(['--changes']).changes]).toEqual([false, true]);
  });

  it('measures what queries find where --search is given', () => {
    expect([readOptions([]).search, readOptions(['--search']).search]).toEqual([false, true]);
  });

  it('takes as many threads as are asked for', () => {
    expect([readOptions([]).threads, readOptions(['--threads', '300000']).threads]).toEqual([undefined, 300_000]);
    expect(() => readOptions(['--threads', 'many'])).toThrow('--threads');
  });

  it('measures links inside texts where --linking is given', () => {
    expect([readOptions([]).linking, readOptions(['--linking']).linking]).toEqual([false, true]);
  });

  it('measures both databases where --postgres is given, and another version where --against names one', () => {
    expect(readOptions([])).toMatchObject({ postgres: false, against: undefined });
    expect(readOptions(['--postgres', '--against', 'v1'])).toMatchObject({ postgres: true, against: 'v1' });
    expect(() => readOptions(['--against'])).toThrow('--against');
  });

  it('reads lists and sizes', () => {
    const given = readOptions(['--rows', '10000', '--only', 'detail, page', '--growth', '--million']);
    expect(given).toMatchObject({ rows: 10_000, only: ['detail', 'page'], growth: [10_000, 1_000_000] });
    expect(readOptions(['--growth']).growth).toEqual([10_000]);
  });

  it.each([
    ['--rows', 'many'],
    ['--rows', '0'],
    ['--rounds', '1.5'],
    ['--seconds', ''],
  ])('refuses %s "%s" by its name', (name, value) => {
    expect(() => readOptions([name, value])).toThrow(name);
  });

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--round', '3'])).toThrow('--round');
  });
});
