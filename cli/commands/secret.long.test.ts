import { afterEach, expect, it } from 'vitest';
import { runExecutable, startExecutable } from '../testing/executable.ts';
import { filledSurroundings, runCaptured, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings | undefined;
afterEach(async () => {
  await surroundings?.remove();
  surroundings = undefined;
});

const NEXT = 'the next secret, which is as long as the first';

it('another secret is refused before it locks people out, until it is rotated in', async () => {
  surroundings = await filledSurroundings('none');
  const { env } = surroundings;
  expect(await (await startExecutable(['serve', '--port', '0'], env)).stop()).toBe(0);

  const other = { ...env, ANTAM_SECRET: NEXT };
  for (const command of [
    ['serve', '--port', '0'],
    ['work', '--once'],
  ]) {
    const { code, err } = await runExecutable(command, other);
    expect(code).toBe(1);
    expect(err).toContain('antam: This is another secret than the one that the database was used with');
  }
  const doctor = await runCaptured(['doctor', '--json'], other);
  expect(doctor.code).toBe(1);
  expect(doctor.out).toContain('This is another secret');

  const both = { ...other, ANTAM_SECRET_OLD: env.ANTAM_SECRET ?? '' };
  const once = await runCaptured(['work', '--once'], both);
  expect([once.code, once.err]).toEqual([0, expect.stringContaining('run "antam secret rotate"')]);
  const rotated = await runCaptured(['secret', 'rotate', '--json'], both);
  expect([rotated.code, JSON.parse(rotated.out)]).toEqual([0, { sealed: 0, lost: 0 }]);
  expect((await runCaptured(['work', '--once'], other)).code).toBe(0);
  expect((await runCaptured(['work', '--once'], env)).code).toBe(1);
});

it('antam config prints every setting, and where it comes from, and exits with 1 where one is wrong', async () => {
  surroundings = await filledSurroundings('none', { PORT: '4000', ANTAM_ORIGN: 'https://antam.example' });
  const fine = await surroundings.antam('config');
  expect(fine.code).toBe(0);
  expect(fine.out).toMatch(/^PORT\s+4000\s+environment$/m);
  expect(fine.out).toContain('! ANTAM_ORIGN is not known: is ANTAM_ORIGIN meant?');
  expect(fine.out).not.toContain(surroundings.env.ANTAM_SECRET);
  const wrong = await runCaptured(['config', '--json'], { ...surroundings.env, PORT: 'x' });
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.out).mistakes).toEqual(['PORT must be a whole number']);
});
