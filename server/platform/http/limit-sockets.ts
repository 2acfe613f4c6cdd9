import type { Server, Socket } from 'node:net';
import { visitorAddress } from './visitor-address.ts';

/**
 * Refuses connections of an address that has `most` open already; call it before anything else listens to `connection`.
 * @param countedAs whose connection it is, undefined where that is not known
 */
export function limitSockets(server: Server, most: number, countedAs = addressOf): void {
  const open = new Map<string, number>();
  server.on('connection', socket => {
    const address = countedAs(socket);
    if (address === undefined) return;
    const others = open.get(address) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

const OWN = /^(127\.|::1$|::ffff:127\.)/;

/** Undefined for the machine's own addresses: all visitors of a proxy on this machine come from there. */
function addressOf({ remoteAddress }: Socket): string | undefined {
  return remoteAddress === undefined || OWN.test(remoteAddress) ? undefined : visitorAddress(remoteAddress);
}
