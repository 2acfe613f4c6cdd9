import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options of releases side by side', () => {
  it('are all tags and ten seconds of load by default', () => {
    expect(readOptions([])).toEqual({ from: [], seconds: 10, help: false });
  });

  it('name commits and seconds', () => {
    expect(readOptions(['--from', 'v0.1.0, HEAD~3', '--seconds', '60'])).toMatchObject({
      from: ['v0.1.0', 'HEAD~3'],
      seconds: 60,
    });
  });

  it.each([['--seconds', '0'], ['--seconds', 'many'], ['--unknown']])('refuse %s %s', (...args) => {
    expect(() => readOptions(args)).toThrow(args[0]);
  });
});
