import { afterEach, describe, expect, it } from 'vitest';
import { newSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings;
afterEach(() => surroundings.remove());

describe('antam migrate', () => {
  it('makes tables and reference lists once', async () => {
    surroundings = await newSurroundings();
    const first = await surroundings.antam('migrate');
    expect(first).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^ran 0001-directory\n(ran .*\n)+\d+ migrations ran\.\n$/),
    });
    const specialities = (await surroundings.antam('export', 'specialities')).out;
    expect(specialities.split('\n').length).toBeGreaterThan(60);
    expect(await surroundings.antam('migrate')).toMatchObject({ code: 0, out: 'The tables were up to date.\n' });
    expect((await surroundings.antam('export', 'specialities')).out).toBe(specialities);
  });
});
