import { createServer } from 'node:net';

/** A port that nobody listens on just now; the site's own address holds it, so it must be known before the start. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, resolve);
  });
  const address = server.address();
  await new Promise<void>(resolve => server.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('No free port was found');
  return address.port;
}
