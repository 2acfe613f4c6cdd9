import { describe, expect, it } from 'vitest';
import { runExecutable } from './testing/executable.ts';
import { runCaptured } from './testing/surroundings.ts';

const COMMANDS = [
  'serve',
  'work',
  'migrate',
  'seed',
  'reindex',
  'import',
  'export',
  'backup',
  'restore',
  'harness',
  'doctor',
  'config',
  'secret',
];

describe('the executable', () => {
  it('[CLI-04] prints help that names every command', async () => {
    const { code, out, err } = await runExecutable(['--help'], {});
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  });

  it('[CLI-05] ends an unknown command with a non-zero code and a message', async () => {
    const { code, out, err } = await runExecutable(['frobnicate'], {});
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain("unknown command 'frobnicate'");
  });

  it('[CLI-05] ends a failing run with a non-zero code and one line without a stack', async () => {
    const { code, out, err } = await runExecutable(['migrate'], { PORT: 'x', ANTAM_ORIGIN: 'nowhere' });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/PORT must be a whole number/);
    expect(err).toMatch(/ANTAM_ORIGIN must be a URL/);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe('command lines', () => {
  it.each(COMMANDS)('%s prints its help', async command => {
    const { code, out } = await runCaptured([command, '--help'], {});
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: antam ${command} `));
  });

  it.each([
    [['serve', '--port', 'abc'], /whole number from 0 to 65535/],
    [['harness', '--url', 'nonsense'], /must be an address like https:/],
    [['harness', '--url', 'ftp://antam.example'], /must be an address like https:/],
    [['harness', '--url', 'https://antam.example/?q'], /must be an address like https:/],
    [['serve', '--world', 'moon'], /Allowed choices are tiny, demo, none/],
    [['serve', '--memory', '--data', 'x'], /cannot be used with/],
    [['seed'], /required option '--world <name>'/],
    [['import', 'ghosts', 'x.csv'], /Allowed choices are places, professionals, specialities, services/],
    [['import', 'places'], /missing required argument 'file'/],
    [['backup'], /missing required argument 'file'/],
    [['migrate', '--frobnicate'], /unknown option '--frobnicate'/],
    [['harness', 'nonsense'], /No flow nonsense/],
  ])('%j is a mistake of use', async (args, message) => {
    const { code, err } = await runCaptured(args, {});
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  it('shows the stack only with --debug', async () => {
    const plain = await runCaptured(['migrate'], { PORT: 'x' });
    const debug = await runCaptured(['migrate', '--debug'], { PORT: 'x' });
    expect(plain.err).not.toMatch(/\n\s+at /);
    expect(debug.err).toMatch(/\n\s+at /);
  });
});
