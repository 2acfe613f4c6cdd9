import { PRODUCTION_ENV } from '@antam/server/testing/production-env.ts';
import { afterEach, expect, it } from 'vitest';
import { startExecutable } from '../testing/executable.ts';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings | undefined;
afterEach(async () => {
  await surroundings?.remove();
  surroundings = undefined;
});

it('a server in production reports at /readyz that it is stopping before it refuses connections', async () => {
  surroundings = await filledSurroundings('none');
  const env = {
    ...surroundings.env,
    ...PRODUCTION_ENV,
  };
  const server = await startExecutable(['serve', '--port', '0'], env);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const stopped = server.stop();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/api/v1/site/`)).status).toBe(200);
  expect(await stopped).toBe(0);
});
