import { createServices } from '@antam/server/app/create-services.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';
import { startServer } from './server.ts';

let surroundings: Surroundings;
beforeEach(async () => {
  surroundings = await filledSurroundings('none', { PORT: '0' });
});
afterEach(() => surroundings.remove());

/** Services whose search index is never ready before it is closed, and what shows that it is asked for. */
async function unendingServices() {
  const services = await createServices(readConfig(surroundings.env));
  const closed = Promise.withResolvers<void>();
  const prepare = vi.fn(() => closed.promise);
  const close = async () => {
    closed.resolve();
    await services.search.close();
  };
  return { services: { ...services, search: { ...services.search, prepare, close } }, prepare };
}

it('a server that is stopped does not wait for the search index that it builds', async () => {
  const { services, prepare } = await unendingServices();
  const server = await startServer(services, undefined);
  await fetch(new URL('/healthz', server.url));
  await expect.poll(() => prepare.mock.calls.length).toBe(1);
  await expect(server.stop()).resolves.toBeUndefined();
});

it('a server answers the first visitor before it makes anything ahead', async () => {
  const { services, prepare } = await unendingServices();
  const server = await startServer(services, undefined);
  const begun: number[] = [];
  vi.spyOn(services.files, 'check').mockImplementation(async () => void begun.push(prepare.mock.calls.length));
  expect((await fetch(new URL('/readyz', server.url))).status).toBe(200);
  expect(begun).toEqual([0]);
  await expect.poll(() => prepare.mock.calls.length).toBe(1);
  await server.stop();
});

it('a server that nobody asks makes ahead what is needed after a moment', async () => {
  const { services, prepare } = await unendingServices();
  const server = await startServer(services, undefined);
  expect(prepare).not.toHaveBeenCalled();
  await expect.poll(() => prepare.mock.calls.length, { timeout: 5_000 }).toBe(1);
  await server.stop();
});

it('a server that is stopped before the first request begins nothing', async () => {
  const { services, prepare } = await unendingServices();
  const server = await startServer(services, undefined);
  await server.stop();
  expect(prepare).not.toHaveBeenCalled();
});
