import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut. */
export interface Cable {
  /** The database's address by this way. */
  address(url: string): string;
  /** Ends every connection at once; new ones go through. */
  cut(): void;
  close(): void;
}

/** Listens on a free port and passes all on to the host and port of the address. */
export async function layCable(server: string): Promise<Cable> {
  const { hostname, port } = new URL(server);
  const ends = new Set<Socket>();
  const follow = (socket: Socket, other: Socket) => {
    ends.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      ends.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const listener = createServer(near => {
    const far = connect(Number(port), hostname);
    follow(near, far);
    follow(far, near);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const bound = listener.address();
  if (bound === null || typeof bound === 'string') throw new Error('The cable has no port');
  const cut = () => {
    for (const end of ends) end.resetAndDestroy();
  };
  return {
    address: url => {
      const own = new URL(url);
      own.host = `127.0.0.1:${bound.port}`;
      return own.href;
    },
    cut,
    close: () => {
      listener.close();
      cut();
    },
  };
}
