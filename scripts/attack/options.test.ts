import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the command line of the attack', () => {
  it('sends the usual number from seed 1 to SQLite by default', () => {
    expect(readOptions([])).toEqual({
      full: false,
      only: [],
      seed: 1,
      requests: undefined,
      request: undefined,
      engine: 'sqlite',
      json: false,
      help: false,
    });
  });

  it('takes names, numbers and the engine', () => {
    const args = ['--only', 'rights, malformed', '--seed', '7', '--request', '0', '--engine', 'postgresql', '--json'];
    expect(readOptions(args)).toMatchObject({
      only: ['rights', 'malformed'],
      seed: 7,
      request: 0,
      engine: 'postgresql',
      json: true,
    });
  });

  it.each([
    ['--seed', '-1'],
    ['--seed', '1e3'],
    ['--requests', '0'],
    ['--engine', 'mysql'],
  ])('names %s when it cannot be %s', (name, value) => {
    expect(() => readOptions([`${name}=${value}`])).toThrow(name);
  });
});
