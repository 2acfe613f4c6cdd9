import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from './create-app.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;
/** How long requests in flight may take to end when the server stops. */
const DRAIN_MS = 10_000;

const CLOSE_IDLE_EVERY_MS = 50;

/** A server that takes requests. */
export interface Listening {
  readonly url: string;
  readonly port: number;
  /**
   * Says "not ready", goes on for `graceMs` so that whoever sends visitors here can notice, finishes the requests in
   * flight and closes; cuts those off that take over ten seconds.
   */
  drain(graceMs?: number): Promise<void>;
}

/** Starts to listen; port 0 takes any free one. Rejects when the port is taken. */
export async function listen(app: App, { port, host }: { port: number; host?: string }): Promise<Listening> {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    app.callback(),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = portOf(server);
  return { port: bound, url: `http://localhost:${bound}`, drain: graceMs => drain(app, server, graceMs) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

async function drain(app: App, server: Server, graceMs = 0): Promise<void> {
  app.startDraining();
  if (graceMs > 0) await sleep(graceMs);
  const closed = new Promise<void>(resolve => server.close(() => resolve()));
  // A connection that has had its answer would be kept open for the next request.
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(closing);
  clearTimeout(cutOff);
}
