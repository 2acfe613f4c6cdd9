import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the command line of the torture', () => {
  it('is short and uses both engines by default, and long by a flag', () => {
    const usual = { rounds: 1, kills: 2, only: [], engines: ['sqlite', 'postgresql'], json: false, help: false };
    expect(readOptions([])).toEqual(usual);
    expect(readOptions(['--long'])).toEqual({ ...usual, rounds: 500, kills: 100 });
  });

  it('takes numbers, names and the engine', () => {
    const args = ['--long', '--rounds', '7', '--only', 'slots, votes', '--engine', 'sqlite', '--json'];
    expect(readOptions(args)).toMatchObject({
      rounds: 7,
      kills: 100,
      only: ['slots', 'votes'],
      engines: ['sqlite'],
      json: true,
    });
  });

  it.each([
    ['--rounds', '0'],
    ['--kills', '1e3'],
    ['--engine', 'mysql'],
  ])('names %s when it cannot be %s', (name, value) => {
    expect(() => readOptions([`${name}=${value}`])).toThrow(name);
  });
});
