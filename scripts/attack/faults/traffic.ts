import { setTimeout as sleep } from 'node:timers/promises';
import { createIdentities } from '../malformed/identities.ts';
import type { Target } from '../target.ts';

/** One answer of the server; status 0 where there was none. */
export interface Seen {
  readonly status: number;
  readonly ms: number;
  readonly hasRetryAfter: boolean;
}

/** Visitors who read and write all the time. */
export interface Traffic {
  read(): Promise<Seen>;
  write(): Promise<Seen>;
  /** Whether `/readyz` says yes. */
  isReady(): Promise<boolean>;
  /** Reads and writes until `stop` is called; answers all that was seen. */
  start(): { stop(): Promise<{ reads: readonly Seen[]; writes: readonly Seen[] }> };
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;
const WRITERS = 8;

export async function createTraffic(target: Target): Promise<Traffic> {
  const identities = await createIdentities(target);
  let asked = 0;
  const ask = async (path: string, init: RequestInit = {}): Promise<Seen> => {
    const begun = performance.now();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const answer = await fetch(target.url + path, { ...init, signal });
      await answer.arrayBuffer();
      const hasRetryAfter = answer.headers.has('retry-after');
      return { status: answer.status, ms: performance.now() - begun, hasRetryAfter };
    } catch {
      return { status: 0, ms: performance.now() - begun, hasRetryAfter: false };
    }
  };
  // Another address each time: what is kept would hide what reading costs.
  const read = () => ask(`/api/v1/place/?page=1&q=nhi&x=${asked++}`);
  const write = async (): Promise<Seen> => {
    const { cookies, token } = await identities.of('user', asked++);
    return ask('/api/v1/account/', {
      method: 'PUT',
      headers: { cookie: cookies.join('; '), 'x-xsrf-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Trần Thị Ngẫu', mobile_phone: null }),
    });
  };
  // Sessions are written now: a fault would be met by them, too.
  for (let n = 0; n < WRITERS; n++) await identities.of('user', n);
  return {
    read,
    write,
    isReady: async () => (await ask('/readyz')).status === 200,
    start: () => {
      let isOver = false;
      const repeat = async (once: () => Promise<Seen>, into: Seen[]) => {
        while (!isOver) {
          into.push(await once());
          await sleep(PAUSE_MS);
        }
      };
      const [reads, writes]: Seen[][] = [[], []];
      const running = [
        repeat(read, reads ?? []),
        ...Array.from({ length: WRITERS }, () => repeat(write, writes ?? [])),
      ];
      return {
        stop: async () => {
          isOver = true;
          await Promise.all(running);
          return { reads: reads ?? [], writes: writes ?? [] };
        },
      };
    },
  };
}
