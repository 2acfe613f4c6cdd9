import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings;
beforeAll(async () => {
  surroundings = await filledSurroundings('tiny');
});
afterAll(() => surroundings.remove());

const { email } = ACCOUNTS.user;

describe('antam person', () => {
  it('shows what is kept of a person, and erases it only when asked to', async () => {
    const shown = await surroundings.antam('person', 'show', email);
    expect(shown).toMatchObject({ code: 0, out: expect.stringMatching(/^Account \d+: user, active\n/) });
    const { kept } = JSON.parse((await surroundings.antam('person', 'show', email, '--json')).out);
    expect(kept).toContainEqual({ what: 'account', rows: 1 });
    expect(await surroundings.antam('person', 'erase', email)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--yes'),
    });
    expect(await surroundings.antam('person', 'show', email)).toMatchObject({ code: 0 });
    const erased = await surroundings.antam('person', 'erase', email, '--yes');
    expect(erased).toMatchObject({ code: 0, out: expect.stringContaining('All of it is erased') });
    expect(await surroundings.antam('person', 'show', email)).toMatchObject({ code: 1, out: '' });
    expect(await surroundings.antam('person', 'erase', email, '--yes')).toMatchObject({ code: 1 });
  });

  it('erases nobody who works here, and refuses what is no address', async () => {
    const refused = await surroundings.antam('person', 'erase', ACCOUNTS.editor.email, '--yes');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('disable it') });
    expect(await surroundings.antam('person', 'show', 'no address')).toMatchObject({ code: 2, out: '' });
    expect(await surroundings.antam('person', 'show')).toMatchObject({ code: 2, out: '' });
  });
});
