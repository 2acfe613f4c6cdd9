import { afterEach, beforeEach, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings;
beforeEach(async () => {
  surroundings = await filledSurroundings('none');
});
afterEach(() => surroundings.remove());

const json = async (...args: string[]) => JSON.parse((await surroundings.antam('maintenance', ...args, '--json')).out);

it('antam maintenance begins, is shown, announces a later one and ends', async () => {
  expect(await json('show')).toEqual({ isOn: false, startsAt: null, text: null });
  const begun = await surroundings.antam('maintenance', 'on', '--text', '  Chuyển sang\n máy mới. ');
  expect(begun.code).toBe(0);
  expect(begun.out).toMatch(/^Maintenance since \S+Z: the site is read only\.\nChuyển sang máy mới\.\n/);
  expect(await json('show')).toMatchObject({ isOn: true, text: 'Chuyển sang máy mới.' });
  const later = await json('on', '--at', '2100-01-01T22:00+07:00');
  expect(later).toEqual({ isOn: false, startsAt: '2100-01-01T15:00:00.000Z', text: '' });
  expect((await surroundings.antam('maintenance', 'show')).out).toContain('announced for 2100-01-01T15:00');
  expect(await json('on', '--in', '2h')).toMatchObject({ isOn: false });
  const ended = await surroundings.antam('maintenance', 'off');
  expect([ended.code, ended.out]).toEqual([0, 'No maintenance: everything can be read and written.\n']);
});

it.each([
  [['of'], 'choices'],
  [['on', '--in', 'soon'], '30m, 2h or 1d'],
  [['on', '--at', '2026-11-28 22:00'], 'with its zone'],
  [['on', '--at', '2026-11-28T22:00Z', '--in', '2h'], 'cannot be used with'],
  [['on', '--text', 'a'.repeat(301)], 'at most 300'],
  [['off', '--text', 'a'], 'go with "on"'],
])('antam maintenance %j is a mistake of use, and changes nothing', async (args, said) => {
  const { code, err } = await surroundings.antam('maintenance', ...args);
  expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  expect(await json('show')).toMatchObject({ startsAt: null });
});
