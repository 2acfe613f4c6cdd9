import { createServices } from '@antam/server/app/create-services.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';
import { startServer } from './server.ts';

let surroundings: Surroundings;
beforeEach(async () => {
  surroundings = await filledSurroundings('none', { PORT: '0' });
});
afterEach(() => surroundings.remove());

it('a server that is stopped does not wait for the search index that it builds', async () => {
  const services = await createServices(readConfig(surroundings.env));
  const closed = Promise.withResolvers<void>();
  const building = {
    ...services.search,
    prepare: () => closed.promise,
    close: async () => {
      closed.resolve();
      await services.search.close();
    },
  };
  const server = await startServer({ ...services, search: building }, undefined);
  await expect(server.stop()).resolves.toBeUndefined();
});
