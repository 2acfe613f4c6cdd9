import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../bench/statistics.ts';
import { megabytes, residentBytes } from './memory.ts';
import type { Finding, Part, PartOptions } from './part.ts';
import type { Target } from './target.ts';

const SECONDS = 8;
const SECONDS_FULL = 60;
const LOOK_EVERY_MS = 200;
const MOST_BYTES = 350 * 1_048_576;
/** Of a page for somebody else, beside what it takes otherwise; and what is not worth a word. */
const SLOWER = 2;
const FAST_MS = 100;
const HEAD = 'HTTP/1.1\r\nHost: localhost\r\n';

interface Crowd {
  readonly name: string;
  readonly sockets: number;
  /** Does to the server what one socket can. */
  readonly join: (socket: Socket) => void;
}

/** Sends or reads a little every second, and never enough. */
const slowly = (socket: Socket, step: () => void) => {
  const timer = setInterval(step, 1_000);
  socket.on('close', () => clearInterval(timer));
};

const CROWDS: readonly Crowd[] = [
  ...['/api/v1/openapi.json', '/bac-si/'].map(path => ({
    name: `60 sockets ask 200 times for ${path} and read nothing`,
    sockets: 60,
    join: (socket: Socket) => void socket.pause().write(`GET ${path} ${HEAD}Accept-Encoding: br\r\n\r\n`.repeat(200)),
  })),
  {
    name: '200 clients read and write slowly',
    sockets: 200,
    join: socket => {
      const isReader = (socket.localPort ?? 0) % 2 === 0;
      socket.pause();
      if (isReader) {
        socket.write(`GET /bac-si/ ${HEAD}\r\n`.repeat(8));
        slowly(socket, () => void socket.read(64));
      } else {
        socket.write(`POST /api/v1/login/ ${HEAD}Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n`);
        slowly(socket, () => void socket.write(' '));
      }
    },
  },
];

/** Clients that hold on to what they have, while one visitor looks at pages. */
export const sockets: Part = {
  name: 'sockets',
  summary: 'clients that ask and do not read, or are slow: memory stays, others are not disturbed',
  run: async (target, options) => {
    const findings: Finding[] = [];
    const { ms: idleMs } = await visit(target, SECONDS);
    for (const [done, crowd] of CROWDS.entries()) {
      findings.push(...(await meetCrowd(target, crowd, idleMs, options)));
      options.progress(done + 1, CROWDS.length);
    }
    return findings;
  },
};

async function meetCrowd(
  target: Target,
  crowd: Crowd,
  idleMs: number,
  { full, note }: PartOptions,
): Promise<Finding[]> {
  const opened: Socket[] = [];
  for (let n = 0; n < crowd.sockets; n++) {
    const socket = connect(Number(new URL(target.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('connect', () => crowd.join(socket));
    opened.push(socket);
  }
  const meanwhile = await visit(target, full ? SECONDS_FULL : SECONDS);
  for (const socket of opened) socket.destroy();
  const after = await visit(target, SECONDS);
  const times = `a page takes ${Math.round(meanwhile.ms)} ms, ${Math.round(after.ms)} ms afterwards, otherwise ${Math.round(idleMs)} ms`;
  note(`${crowd.name}: at most ${megabytes(meanwhile.bytes)}; ${times}`);
  const isSlow = ({ ms }: Visit) => !(ms <= Math.max(FAST_MS, idleMs * SLOWER));
  const finding = (what: string, detail: string): Finding => ({
    part: 'sockets',
    what: `${crowd.name}: the server ${what}`,
    detail,
    reproduction: 'npm run attack -- --only sockets',
  });
  return [
    ...(meanwhile.bytes > MOST_BYTES ? [finding('takes too much memory', megabytes(meanwhile.bytes))] : []),
    ...(isSlow(meanwhile) ? [finding('keeps others waiting', times)] : []),
    ...(isSlow(after) ? [finding('is slow afterwards', times)] : []),
    ...(target.isAlive() ? [] : [finding('ends', target.log.latest())]),
  ];
}

/** The median time of a page, and the most memory that was seen. */
interface Visit {
  readonly ms: number;
  readonly bytes: number;
}

/** Looks at a page again and again. */
async function visit({ url, pid }: Target, seconds: number): Promise<Visit> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  let bytes = 0;
  while (performance.now() < end) {
    const begun = performance.now();
    const answer = await fetch(`${url}/`, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    times.push(answer?.ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
    bytes = Math.max(bytes, residentBytes(pid));
    await sleep(LOOK_EVERY_MS);
  }
  return { ms: median(times), bytes };
}
