import { createServer, type RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Connections, createConnections } from './connections.ts';

let connections: Connections;
let url: string;
let begun: string[];
let close: () => Promise<void>;
beforeEach(async () => {
  begun = [];
  const answer: RequestListener = (request, response) => {
    begun.push(request.url ?? '');
    response.end('here');
  };
  connections = createConnections(answer, () => undefined);
  const server = createServer(connections.asked);
  server.on('connection', connections.opened);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  close = async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  };
});
afterEach(() => close());

it('a held listener begins no request while it is held, and all that waited when it is released', async () => {
  connections.hold();
  const first = fetch(`${url}/first`);
  await expect.poll(() => connections.count()).toBe(1);
  const second = fetch(`${url}/second`);
  await expect.poll(() => connections.count()).toBe(2);
  // Turns in which both would have been begun long ago.
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve));
  expect(begun).toEqual([]);
  connections.release();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  expect(begun.sort()).toEqual(['/first', '/second']);
});
