import type { Finding, Part } from './part.ts';
import { type CrowdFigures, crowd } from './sockets-crowd.ts';
import { floodPipelines, type PipelineFigures } from './sockets-pipelines.ts';
import { type SlowFigures, slowClients } from './sockets-slow.ts';
import type { AttackedServer } from './sockets-watch.ts';

const SECONDS = 8;
const SECONDS_FULL = 60;

/** What the site promises on two cores of its own; a busy machine misses the times. */
const MAX_MB = 350;
const ACCEPTED_P99_MS = 2_000;
const BACK_MS = 2_000;
/**
 * The time of a page for another visitor while clients are slow, beside what it takes otherwise; and what is not worth
 * a word.
 */
const SLOWER = 2;
const FAST_MS = 50;
/** The time of a page for another visitor while others flood. */
const DISTURBED_MS = 1_000;

/** Clients that hold on to what they have, and crowds, while one visitor looks at pages. */
export const sockets: Part = {
  name: 'sockets',
  summary: 'clients that ask and do not read, are slow, or are many: memory stays, others are served',
  // As visitors meet it: answers are not checked, and no other server lives in the process.
  env: { NODE_ENV: 'development', ANTAM_DEMO_LOGIN: 'http://localhost:1|client:secret' },
  run: async (target, { full, note, progress }) => {
    const figures = await attackSockets(target, full ? SECONDS_FULL : SECONDS);
    progress(1, 1);
    for (const [name, figure] of Object.entries(figures)) note(`${name}: ${JSON.stringify(figure)}`);
    return [...judge(figures), ...(target.isAlive() ? [] : [finding('the server ends', target.log.latest())])];
  },
};

function judge({ slow, pipelines, crowd }: SocketFigures): Finding[] {
  const promises: ReadonlyArray<readonly [isMet: boolean, what: string, figures: object]> = [
    [slow.meanwhileMs <= Math.max(FAST_MS, slow.idleMs * SLOWER), 'slow clients keep others waiting', slow],
    ...pipelines.flatMap(flood => [
      [flood.peakMb <= MAX_MB, `unread answers of ${flood.path} take too much memory`, flood] as const,
      [flood.meanwhileMs <= DISTURBED_MS, `who floods ${flood.path} keeps others waiting`, flood] as const,
    ]),
    [crowd.failed === 0, 'a crowd is answered failures', crowd],
    [crowd.peakMb <= MAX_MB, 'a crowd takes too much memory', crowd],
    [crowd.acceptedP99Ms <= ACCEPTED_P99_MS, 'whom a crowd leaves room for waits too long', crowd],
    [crowd.backToNormalMs <= BACK_MS, 'after a crowd it takes too long until all is as before', crowd],
  ];
  return promises.flatMap(([isMet, what, figures]) => (isMet ? [] : [finding(what, JSON.stringify(figures))]));
}

const finding = (what: string, detail: string): Finding => ({
  part: 'sockets',
  what,
  detail,
  reproduction: 'npm run attack -- --only sockets',
});

interface SocketFigures {
  readonly crowd: CrowdFigures;
  readonly pipelines: readonly PipelineFigures[];
  readonly slow: SlowFigures;
}

/** Clients that open many connections, ask and do not read, or read and write slowly; one kind after the other. */
async function attackSockets(server: AttackedServer, seconds: number): Promise<SocketFigures> {
  const slow = await slowClients(server, seconds);
  const pipelines = [];
  for (const path of ['/api/v1/openapi.json', '/bac-si/']) pipelines.push(await floodPipelines(server, path, seconds));
  return { slow, pipelines, crowd: await crowd(server, seconds) };
}
