import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type ListenOptions as ListenTarget, type Socket } from 'node:net';
import { createConnections } from '../platform/http/connections.ts';
import { MAX_HEADERS } from '../platform/http/guard-request.ts';
import { limitSockets } from '../platform/http/limit-sockets.ts';
import type { App } from './create-app.ts';
import { drain } from './drain.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often those two are looked at. */
const CHECK_EVERY_MS = 5_000;
const KEEP_ALIVE_MS = 65_000;
/**
 * How long nothing may move on a connection that waits for an answer, above the time limit of an answer: who takes none
 * of it is cut off after once or twice as long, who takes it slowly is not.
 */
const STALL_MS = 25_000;
/** Far more than a proxy opens; each costs some ten kilobytes. */
const MAX_CONNECTIONS = 4_000;

export interface ListenOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host?: string | undefined;
  /** Path of a unix socket, instead of a port. */
  readonly socket?: string | undefined;
  /** Connections that one address may have open at a time; without it there is no limit. */
  readonly socketsPerAddress?: number | undefined;
  /** Whose connection it is, for that limit; its address by default. */
  readonly countedAs?: (socket: Socket) => string | undefined;
  readonly stallMs?: number;
}

export interface DrainOptions {
  /** How long it goes on as before, but for saying "not ready". */
  readonly graceMs?: number;
  /** How long a connection must have been silent to count as unused. */
  readonly silentMs?: number;
}

/** A server that takes requests. */
export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Fulfilled when the first request has its answer. */
  readonly answered: Promise<void>;
  /**
   * Says "not ready" and goes on for a while, so that a load balancer in front can notice; finishes the requests in
   * flight, ends each connection with an answer that says so, and the unused ones; cuts off what takes over ten
   * seconds.
   */
  drain(options?: DrainOptions): Promise<void>;
}

/** Starts to listen. Rejects when the port is taken. */
export async function listen(
  app: Pick<App, 'callback' | 'noteWait' | 'startDraining'>,
  { port, host, socket, socketsPerAddress, countedAs, stallMs = STALL_MS }: ListenOptions,
): Promise<Listening> {
  const connections = createConnections(app.callback(), app.noteWait);
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.timeout = stallMs;
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = MAX_CONNECTIONS;
  if (socketsPerAddress !== undefined) limitSockets(server, socketsPerAddress, countedAs);
  server.on('connection', connections.opened);
  server.on('request', connections.asked);
  if (socket !== undefined) await listenOnSocket(server, socket);
  else await begin(server, { port, host });
  const bound = socket === undefined ? portOf(server) : 0;
  return {
    port: bound,
    url: socket === undefined ? `http://localhost:${bound}` : `unix:${socket}`,
    answered: connections.answered,
    drain: options => drain(app, server, connections, options),
  };
}

function begin(server: Server, where: ListenTarget): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, resolve);
  });
}

/** Takes the place of a socket that a killed process has left behind; its owner and group may connect. */
async function listenOnSocket(server: Server, path: string): Promise<void> {
  if (existsSync(path) && !(await isAnswered(path))) rmSync(path);
  await begin(server, { path });
  chmodSync(path, 0o660);
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
