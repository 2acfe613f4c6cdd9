import { connect } from 'node:net';
import { PATIENCE_MS } from './patience.ts';

/** Sends exactly these bytes, which a client with manners would not; answers what comes back until the connection ends. */
export function rawRequest(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', chunk => {
      text += String(chunk);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.write(bytes);
  });
}

/** The status of such an answer; NaN where none came. */
export const statusOf = (answer: string) => Number(answer.split(' ')[1]);
