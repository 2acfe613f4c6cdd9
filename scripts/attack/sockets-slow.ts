import { connect, type Socket } from 'node:net';
import { type AttackedServer, medianMs, peakMb, visitFor } from './sockets-watch.ts';

const READERS = 100;
const WRITERS = 100;
const STEP_MS = 1_000;
const IDLE_SECONDS = 2;

export interface SlowFigures {
  readonly idleMs: number;
  readonly meanwhileMs: number;
  readonly peakMb: number;
}

/** Clients that read an answer or send a request a few bytes at a time, while a visitor looks at pages. */
export async function slowClients({ url, pid }: AttackedServer, seconds: number): Promise<SlowFigures> {
  const page = () => `${url}/`;
  const idleMs = medianMs(await visitFor(IDLE_SECONDS, page));
  let meanwhileMs = Number.NaN;
  const peak = await peakMb(pid, async () => {
    const stops = [
      ...Array.from({ length: READERS }, () => slowReader(url)),
      ...Array.from({ length: WRITERS }, () => slowWriter(url)),
    ];
    meanwhileMs = medianMs(await visitFor(seconds, page));
    for (const stop of stops) stop();
  });
  return { idleMs, meanwhileMs, peakMb: peak };
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return socket;
}

function slowReader(url: string): () => void {
  const socket = open(url);
  socket.write('GET /bac-si/ HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8));
  socket.pause();
  const steps = setInterval(() => socket.read(64), STEP_MS);
  return () => stop(socket, steps);
}

function slowWriter(url: string): () => void {
  const socket = open(url);
  const head = 'POST /api/v1/analytics/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Content-Length: 90000\r\n\r\n`);
  socket.resume();
  const steps = setInterval(() => socket.write(' '), STEP_MS);
  return () => stop(socket, steps);
}

function stop(socket: Socket, steps: NodeJS.Timeout): void {
  clearInterval(steps);
  socket.destroy();
}
