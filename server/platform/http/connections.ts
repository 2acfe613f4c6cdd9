import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createPacing, type Wait } from '../load/pacing.ts';

/** How many requests of one connection are handled at the same time; further ones wait, already parsed. */
export const MAX_AT_ONCE = 8;
/** How many unanswered requests one connection may have. Browsers send one at a time. */
export const MAX_UNANSWERED = 64;

/** One client's connection. */
interface Connection {
  /** In the order of their requests, which is also the order of sending. */
  readonly unanswered: ServerResponse[];
  /** How many of the first ones have started. */
  begun: number;
  /** When it was last seen to receive or send something, by `performance.now()`. */
  silentSince: number;
  bytesRead: number;
  /** The answer that announces the end of the connection. */
  last?: ServerResponse;
}

/** All open connections of a server. Limits how much each may ask at once, and ends them when the server stops. */
export interface Connections {
  /** Handles the server's event `connection`. */
  readonly opened: (socket: Socket) => void;
  /** Handles the server's event `request`. */
  readonly asked: RequestListener;
  /** Fulfilled when the first request has its answer. */
  readonly answered: Promise<void>;
  /** How many connections have been opened so far. */
  count(): number;
  /** Ends each connection after the last answer that it waits for, and announces that in the answer. */
  startDraining(): void;
  /** Starts no request until `release`. Clients that wait for an answer open no new connection. */
  hold(): void;
  release(): void;
  /** Ends connections that wait for no answer and have been silent for so many milliseconds. */
  endSilent(milliseconds: number): void;
}

/**
 * Passes requests to `answer`, a few at a time for each connection, so that a client that sends many requests and reads
 * no answer costs no more than those few. All requests together start at the pace at which they can be answered. A
 * connection with far too many unanswered requests is closed.
 * @param noteWait called with the waiting time of each request, just before `answer`
 */
export function createConnections(answer: RequestListener, noteWait: (wait: Wait) => void): Connections {
  const pacing = createPacing();
  const open = new Map<Socket, Connection>();
  const first = Promise.withResolvers<void>();
  let count = 0;
  let draining = false;
  let held: (() => void)[] | undefined;

  const begin = (connection: Connection, response: ServerResponse): void => {
    connection.begun += 1;
    const start = () =>
      pacing.begin(wait => {
        if (response.req.socket.destroyed) return;
        noteWait(wait);
        answer(response.req, response);
      });
    if (held) held.push(start);
    else start();
  };
  const ended = (connection: Connection, response: ServerResponse): void => {
    first.resolve();
    connection.unanswered.splice(connection.unanswered.indexOf(response), 1);
    connection.begun -= 1;
    connection.silentSince = performance.now();
    connection.bytesRead = response.req.socket.bytesRead;
    const next = connection.unanswered[connection.begun];
    if (next && !next.req.socket.destroyed) begin(connection, next);
  };
  return {
    opened: socket => {
      count += 1;
      pacing.hurry();
      open.set(socket, { unanswered: [], begun: 0, silentSince: performance.now(), bytesRead: 0 });
      socket.once('close', () => open.delete(socket));
    },
    asked: (request, response) => {
      const { socket } = request;
      const connection = open.get(socket);
      // What was read together with the request for which it was cut off is still handed over.
      if (!connection || socket.destroyed) return;
      if (connection.unanswered.length === MAX_UNANSWERED) {
        socket.destroy();
        return;
      }
      connection.unanswered.push(response);
      response.once('close', () => ended(connection, response));
      if (draining) endWithLast(connection);
      if (connection.begun < MAX_AT_ONCE) begin(connection, response);
    },
    answered: first.promise,
    count: () => count,
    startDraining: () => {
      draining = true;
      for (const connection of open.values()) endWithLast(connection);
    },
    hold: () => {
      held ??= [];
    },
    release: () => {
      const starts = held ?? [];
      held = undefined;
      for (const start of starts) start();
    },
    endSilent: milliseconds => {
      for (const [socket, connection] of open) if (isSilent(socket, connection, milliseconds)) socket.destroy();
    },
  };
}

/**
 * Marks the last unanswered request to close the connection: a client ignores whatever follows an answer with
 * `Connection: close`.
 */
function endWithLast(connection: Connection): void {
  const last = connection.unanswered.at(-1);
  if (!last || last.headersSent) return;
  if (connection.last?.headersSent === false) connection.last.removeHeader('Connection');
  last.setHeader('Connection', 'close');
  connection.last = last;
}

function isSilent(socket: Socket, connection: Connection, milliseconds: number): boolean {
  const now = performance.now();
  // Bytes of an incomplete request also count as activity.
  if (socket.bytesRead !== connection.bytesRead) connection.silentSince = now;
  connection.bytesRead = socket.bytesRead;
  return connection.unanswered.length === 0 && now - connection.silentSince >= milliseconds;
}
