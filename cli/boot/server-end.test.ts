import { startTestApp, type TestApp } from '@antam/server/testing/test-app.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer } from './server.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

it('a server that is stopped does not wait for the search index that it builds', async () => {
  const closed = Promise.withResolvers<void>();
  const { search } = app.services;
  const building = {
    ...search,
    prepare: () => closed.promise,
    close: async () => closed.resolve(),
  };
  const server = await startServer({ ...app.services, search: building }, undefined);
  await expect(server.stop()).resolves.toBeUndefined();
});
