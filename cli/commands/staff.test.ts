import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledSurroundings, runCaptured, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings;
beforeAll(async () => {
  surroundings = await filledSurroundings('none', { ANTAM_ORIGIN: 'https://antam.example' });
});
afterAll(() => surroundings.remove());

const create = (email: string, ...more: string[]) =>
  surroundings.antam('staff', 'create', email, '--role', 'admin', '--name', 'Bùi  Quản Trị', ...more);
const list = async () => JSON.parse((await surroundings.antam('staff', 'list', '--json')).out);
const LINK = /https:\/\/antam\.example\/quen-mat-khau\/[\w-]{43}\/\n$/;

describe('antam staff', () => {
  it('makes an account once, and prints the link to its password', async () => {
    expect((await surroundings.antam('staff', 'list')).out).toContain('no staff accounts');
    const made = await create(' Sep@AnTam.example ');
    expect(made).toMatchObject({ code: 0, err: '', out: expect.stringMatching(LINK) });
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        email: 'sep@antam.example',
        name: 'Bùi Quản Trị',
        role: 'admin',
        status: 'active',
        hasPassword: false,
        hasSecondFactor: false,
        lastLoginAt: null,
      },
    ]);
    expect(await create('sep@antam.example')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('already'),
    });
    expect((await surroundings.antam('staff', 'list')).out).toMatch(/sep@antam\.example +Bùi Quản Trị +admin +active/);
  });

  it('reads a password from standard input, and refuses a weak one', async () => {
    const withInput = (password: string, email: string) =>
      runCaptured(
        ['staff', 'create', email, '--role', 'editor', '--name', 'Lâm', '--password-stdin', '--json'],
        surroundings.env,
        Readable.from([password]),
      );
    expect(await withInput('một câu thật dài\n', 'bien-tap@antam.example')).toMatchObject({ code: 0 });
    expect((await list()).at(-1)).toMatchObject({ email: 'bien-tap@antam.example', role: 'editor', hasPassword: true });
    for (const weak of ['', 'ngan\n', 'password1\n']) {
      expect(await withInput(weak, 'yeu@antam.example')).toMatchObject({ code: 1, out: '' });
    }
    expect(await list()).toHaveLength(2);
  });

  it('resets an account: it gets a new link and has no password', async () => {
    const reset = await surroundings.antam('staff', 'reset', 'bien-tap@antam.example', '--second-factor');
    expect(reset).toMatchObject({ code: 0, out: expect.stringMatching(LINK) });
    expect((await list()).at(-1)).toMatchObject({ email: 'bien-tap@antam.example', hasPassword: false });
    expect(await surroundings.antam('staff', 'reset', 'ai@antam.example')).toMatchObject({ code: 1 });
  });

  it.each([
    [['create', 'sep2@antam.example', '--role', 'owner', '--name', 'Ai Đó']],
    [['create', 'sep2@antam.example', '--role', 'admin']],
    [['create', 'sep2@antam.example', '--role', 'admin', '--name', 'A']],
    [['create', 'no address', '--role', 'admin', '--name', 'Ai Đó']],
    [['remove', 'sep@antam.example']],
    [['reset']],
  ])('refuses %j', async args => {
    expect(await surroundings.antam('staff', ...args)).toMatchObject({ code: 2, out: '' });
  });

  it('prints its own help', async () => {
    const { code, out } = await surroundings.antam('staff', 'create', '--help');
    expect([code, out]).toEqual([0, expect.stringContaining('--password-stdin')]);
  });
});
