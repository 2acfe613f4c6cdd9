import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Tries to reach a server that is not there and fails with ECONNREFUSED, as a store of pictures may. */
export async function reachNobody(): Promise<void> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  await once(connect(port, '127.0.0.1'), 'connect');
}
