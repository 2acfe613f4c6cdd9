import { setTimeout as sleep } from 'node:timers/promises';
import type { Callers } from './caller.ts';

/** Asks again at another process for what one has taken; answers what is wrong there. */
export type Seek = (url: string) => Promise<string | undefined>;

/** Something that people write again and again. */
export interface Kind {
  readonly name: string;
  /** Writes at the process `url`; undefined where there is nobody left to write. Throws where it is refused. */
  write(url: string): Promise<Seek | undefined>;
}

/** What a load came to. */
export interface LoadReport {
  readonly reads: number;
  /** Accepted, by kind. */
  readonly writes: Readonly<Record<string, number>>;
  /** How often a busy process sent a caller away, who came again. */
  readonly sentAway: number;
  readonly faults: readonly string[];
}

/** Pages, lists and searches; what they answer is HTML or JSON. */
const READS = [
  '/',
  '/bac-si/',
  '/co-so-y-te/',
  '/hoi-bac-si/',
  '/tim-kiem/?q=tim+mach',
  '/dich-vu/',
  '/api/v1/search?q=nhi',
  '/api/v1/professional/',
  '/api/v1/place/',
  '/api/v1/thread/',
  '/api/v1/site/',
];
const READERS = 2;
const PAUSE_MS = 20;

/**
 * Lets people read and write at these processes in turn until it is stopped; then every accepted write is looked for at
 * the process that did not take it.
 */
export function startLoad(
  callers: Callers,
  urls: readonly string[],
  kinds: readonly Kind[],
): { stop(): Promise<LoadReport> } {
  const awayBefore = callers.sentAway();
  let [isOver, turn, reads] = [false, 0, 0];
  const accepted = new Map<string, Array<{ readonly seek: Seek; readonly elsewhere: string }>>();
  const faults: string[] = [];
  const next = () => {
    turn += 1;
    return { here: urls[turn % urls.length] ?? '', elsewhere: urls[(turn + 1) % urls.length] ?? '' };
  };

  async function read(): Promise<void> {
    const caller = callers.open();
    while (!isOver) {
      const [path, { here }] = [READS[reads % READS.length] ?? '/', next()];
      reads += 1;
      const { status, text } = await caller(here, path);
      if (status !== 200) faults.push(`GET ${path} was answered ${status}: ${text.slice(0, 200)}`);
      await sleep(PAUSE_MS);
    }
  }

  async function write(kind: Kind): Promise<void> {
    const list = accepted.get(kind.name) ?? [];
    accepted.set(kind.name, list);
    while (!isOver) {
      const { here, elsewhere } = next();
      const seek = await kind.write(here);
      if (!seek) return;
      list.push({ seek, elsewhere });
      await sleep(PAUSE_MS);
    }
  }

  const told = (what: string) => (error: unknown) =>
    void faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  const all = [
    ...Array.from({ length: READERS }, () => read().catch(told('a read'))),
    ...kinds.map(kind => write(kind).catch(told(kind.name))),
  ];
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      for (const [name, list] of accepted) {
        for (const { seek, elsewhere } of list) {
          const fault = await seek(elsewhere).catch(error => String(error));
          if (fault) faults.push(`${name}: ${fault}`);
        }
      }
      const writes = Object.fromEntries([...accepted].map(([name, list]) => [name, list.length]));
      return { reads, writes, faults, sentAway: callers.sentAway() - awayBefore };
    },
  };
}
