import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { busy as late } from '@antam/server/platform/errors/problem.ts';
import { busy } from '@antam/server/platform/http/shedding.ts';
import { afterEach, expect, it } from 'vitest';
import { createCallers } from './caller.ts';

let server: Server;
afterEach(() => server.close());

/** A site that refuses with such a sentence, and says after how many seconds to come again, so often before it answers. */
async function refusing(times: number, detail: string) {
  let asked = 0;
  server = createServer((_, response) => {
    asked += 1;
    const isRefused = asked <= times;
    response.writeHead(isRefused ? 503 : 200, isRefused ? { 'retry-after': '0' } : {});
    response.end(isRefused ? JSON.stringify({ detail }) : 'here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked };
}

it('a caller whom a busy server sends away comes again, and is counted', async () => {
  const site = await refusing(2, busy().detail);
  const callers = createCallers();
  expect(await callers.open()(site.url, '/')).toEqual({ status: 200, text: 'here' });
  expect([site.asked(), callers.sentAway()]).toEqual([3, 2]);
});

it('a caller gets nowhere where it is sent away again and again', async () => {
  const site = await refusing(100, busy().detail);
  expect(await createCallers().open()(site.url, '/')).toMatchObject({ status: 503 });
  expect(site.asked()).toBeLessThan(10);
});

it('a caller takes any other refusal as the answer, though it says when to come again', async () => {
  const site = await refusing(1, late().detail);
  const callers = createCallers();
  expect(await callers.open()(site.url, '/')).toMatchObject({ status: 503 });
  expect([site.asked(), callers.sentAway()]).toEqual([1, 0]);
});
