import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createPacing, type Wait } from '../load/pacing.ts';

/** Requests of one connection that are worked on at the same time; what else it has sent waits, parsed. */
export const MOST_AT_ONCE = 8;
/** Requests of one connection without an answer. No browser sends more than one at a time. */
export const MOST_UNANSWERED = 64;

/** One client's connection. */
interface Connection {
  /** In the order in which they were asked for and are sent. */
  readonly unanswered: ServerResponse[];
  /** How many of those, from the first on, are being worked on. */
  begun: number;
  /** When it last received or sent something, as far as anybody looked; of `performance.now()`. */
  silentSince: number;
  bytesRead: number;
  /** The answer that says that the connection ends with it. */
  last?: ServerResponse;
}

/** All open connections of a server: what each of them may ask at once, and how they end when the server stops. */
export interface Connections {
  /** For the server's event `connection`. */
  readonly opened: (socket: Socket) => void;
  /** For its event `request`. */
  readonly asked: RequestListener;
  /** How many have been opened so far. */
  count(): number;
  /** From now on each connection ends with the last answer that it waits for, and says so in it. */
  startDraining(): void;
  /** Begins nothing until `release`: who has asked and waits makes no new connection. */
  hold(): void;
  release(): void;
  /** Ends those that wait for no answer and have sent nothing for so many milliseconds. */
  endSilent(milliseconds: number): void;
}

/**
 * Hands requests on to `answer`, of each connection a few at a time, so that one client that sends many and reads no
 * answer costs no more than those few, and of all together at the pace at which they can be answered. A connection that
 * asks for far more than it takes is cut off.
 * @param noteWait told of each request how long it has waited, just before `answer` gets it
 */
export function createConnections(answer: RequestListener, noteWait: (wait: Wait) => void): Connections {
  const pacing = createPacing();
  const open = new Map<Socket, Connection>();
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
      if (connection.unanswered.length === MOST_UNANSWERED) {
        socket.destroy();
        return;
      }
      connection.unanswered.push(response);
      response.once('close', () => ended(connection, response));
      if (draining) endWithLast(connection);
      if (connection.begun < MOST_AT_ONCE) begin(connection, response);
    },
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

/** A client takes no answer after the one that says `close`. */
function endWithLast(connection: Connection): void {
  const last = connection.unanswered.at(-1);
  if (!last || last.headersSent) return;
  if (connection.last?.headersSent === false) connection.last.removeHeader('Connection');
  last.setHeader('Connection', 'close');
  connection.last = last;
}

function isSilent(socket: Socket, connection: Connection, milliseconds: number): boolean {
  const now = performance.now();
  // Half a request is none yet.
  if (socket.bytesRead !== connection.bytesRead) connection.silentSince = now;
  connection.bytesRead = socket.bytesRead;
  return connection.unanswered.length === 0 && now - connection.silentSince >= milliseconds;
}
