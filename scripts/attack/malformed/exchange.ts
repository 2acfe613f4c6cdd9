import { connect } from 'node:net';

/** What came back, as it came. */
export interface Exchange {
  readonly bytes: Buffer;
  readonly ms: number;
  /** How it ended: `closed` by the server, `reset`, or nothing more for too long. */
  readonly end: 'closed' | 'reset' | 'silent';
}

/**
 * Sends bytes over a connection of their own and reads until the server closes it, or until it has said nothing for
 * `patienceMs`.
 */
export function exchange(port: number, request: Buffer, patienceMs: number): Promise<Exchange> {
  return new Promise(resolve => {
    const begun = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let end: Exchange['end'] = 'closed';
    socket.setTimeout(patienceMs, () => {
      end = 'silent';
      socket.destroy();
    });
    socket.on('data', chunk => chunks.push(Buffer.from(chunk)));
    // A server that refuses a long request answers and closes before it has read all of it.
    socket.on('error', () => {
      end = 'reset';
    });
    socket.on('close', () => resolve({ bytes: Buffer.concat(chunks), ms: performance.now() - begun, end }));
    socket.write(request);
  });
}
