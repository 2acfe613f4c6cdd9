import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be blocked and cut, as networks and restarts do. */
export interface TcpProxy {
  readonly port: number;
  /** Keeps back what is sent to the server from now on; resolves as soon as there is something. */
  hold(): Promise<void>;
  /** Passes on what was kept back, and all that follows. */
  pass(): void;
  /** Breaks all connections; new ones are taken. */
  cut(): void;
  /** Breaks all connections and refuses new ones, as a server that was stopped. */
  stop(): Promise<void>;
  /** Takes connections again. */
  start(): Promise<void>;
}

/** Opens a way to `host:port` from a free port of this machine; stop it in the end. */
export async function openTcpProxy(host: string, port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let held: { kept: Array<() => void>; begun: PromiseWithResolvers<void> } | undefined;
  const send = (deliver: () => void) => {
    if (!held) return deliver();
    held.kept.push(deliver);
    held.begun.resolve();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer(client => {
    const target = connect(port, host);
    keep(client);
    keep(target);
    client.on('data', bytes => send(() => target.write(bytes)));
    target.on('data', bytes => client.write(bytes));
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
  });
  const start = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  await start(0);
  const { port: own } = server.address() as AddressInfo;
  return {
    port: own,
    hold: () => {
      held = { kept: [], begun: Promise.withResolvers<void>() };
      return held.begun.promise;
    },
    pass: () => {
      const kept = held?.kept ?? [];
      held = undefined;
      for (const deliver of kept) deliver();
    },
    cut,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    start: () => start(own),
  };
}
