import { expect, it } from 'vitest';
import { startExecutable } from '../testing/executable.ts';
import { filledSurroundings } from '../testing/surroundings.ts';

it('a server ends and frees its port when the process that launched it is killed', async () => {
  const surroundings = await filledSurroundings('none');
  const server = await startExecutable(['serve', '--port', '0'], surroundings.env);
  const isAnswered = () =>
    fetch(`${server.url}/healthz`).then(
      () => true,
      () => false,
    );
  expect(await isAnswered()).toBe(true);
  server.kill('SIGKILL');
  await expect.poll(isAnswered, { timeout: 30_000 }).toBe(false);
  await surroundings.remove();
});
