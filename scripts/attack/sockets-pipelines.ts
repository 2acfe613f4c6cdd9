import { connect, type Socket } from 'node:net';
import { type AttackedServer, medianMs, peakMb, residentMb, visitFor } from './sockets-watch.ts';

const SOCKETS = 60;
const REQUESTS = 200;
const IDLE_SECONDS = 2;

export interface PipelineFigures {
  readonly path: string;
  readonly idleMb: number;
  readonly peakMb: number;
  /** Median of a cached page for another visitor, before and meanwhile; NaN where nothing was answered. */
  readonly idleMs: number;
  readonly meanwhileMs: number;
}

/** Sockets that ask for the same address many times at once and read no answer. */
export async function floodPipelines(
  { url, pid }: AttackedServer,
  path: string,
  seconds: number,
): Promise<PipelineFigures> {
  const page = () => `${url}/`;
  const idleMs = medianMs(await visitFor(IDLE_SECONDS, page));
  const idleMb = residentMb(pid);
  const { hostname, port } = new URL(url);
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
  let meanwhileMs = Number.NaN;
  const sockets: Socket[] = [];
  const peak = await peakMb(pid, async () => {
    for (let n = 0; n < SOCKETS; n++) {
      const socket = connect(Number(port), hostname).pause();
      socket.on('error', () => undefined);
      socket.write(request.repeat(REQUESTS));
      sockets.push(socket);
    }
    meanwhileMs = medianMs(await visitFor(seconds, page));
  });
  for (const socket of sockets) socket.destroy();
  return { path, idleMb, peakMb: peak, idleMs, meanwhileMs };
}
