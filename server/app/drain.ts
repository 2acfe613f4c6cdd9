import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { Connections } from '../platform/http/connections.ts';

/** How long requests in flight may take to end. */
const CUT_OFF_MS = 10_000;
const LOOK_EVERY_MS = 50;
/** Looks in a row without a new connection make a quiet moment. */
const QUIET_LOOKS = 3;
const QUIET_LOOK_MS = 5;
const MAX_LOOKS = 100;

/** Stops a server without losing a request that it has been sent; see `Listening.drain`. */
export async function drain(
  app: { startDraining(): void },
  server: Server,
  connections: Connections,
  { graceMs = 0, silentMs = 0 }: { readonly graceMs?: number; readonly silentMs?: number } = {},
): Promise<void> {
  app.startDraining();
  connections.startDraining();
  if (graceMs > 0) await sleep(graceMs);
  connections.hold();
  await quietMoment(connections);
  const closed = stopListening(server);
  connections.release();
  const looking = setInterval(() => void endSilent(connections, silentMs), LOOK_EVERY_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), CUT_OFF_MS);
  await endSilent(connections, silentMs);
  await closed;
  clearInterval(looking);
  clearTimeout(cutOff);
}

/**
 * A connection that has been made but not yet taken by this process is reset when listening stops: waits for a moment
 * without any. Who has had an answer makes the next one at once, so there are no answers meanwhile. Where strangers keep
 * coming there may be no such moment, so not for ever.
 */
async function quietMoment(connections: Connections): Promise<void> {
  let known = connections.count();
  for (let quiet = 0, looks = 0; quiet < QUIET_LOOKS && looks < MAX_LOOKS; looks++) {
    await sleep(QUIET_LOOK_MS);
    await turn();
    quiet = connections.count() === known ? quiet + 1 : 0;
    known = connections.count();
  }
}

/**
 * Takes no more connections and resolves when all have ended. Closing an HTTP server would also cut unused connections,
 * on which a request may just be arriving.
 */
function stopListening(server: Server): Promise<void> {
  return new Promise(resolve => {
    NetServer.prototype.close.call(server, () => {
      // Ends its own watch over connections.
      server.close();
      resolve();
    });
  });
}

/** Just after everything that has arrived was read, so that what is there counts. */
async function endSilent(connections: Connections, silentMs: number): Promise<void> {
  await turn();
  connections.endSilent(silentMs);
}
