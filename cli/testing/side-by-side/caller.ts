import { setTimeout as sleep } from 'node:timers/promises';
import { busy } from '@antam/server/platform/http/shedding.ts';
import { createVisitor } from '@antam/server/testing/visitor.ts';

/** An answer, as far as it is judged. */
export interface Seen {
  readonly status: number;
  readonly text: string;
}

/** A visitor's browser, wherever the site is asked next: its cookies hold at every process. */
export type Caller = (url: string, path: string, body?: object) => Promise<Seen>;

/** The people of one run. */
export interface Callers {
  /** A browser with these cookies; it comes from an address of its own, so that limits by address are not met. */
  open(cookies?: Readonly<Record<string, string>>): Caller;
  /** How often a busy server has sent the caller away so far, who then came again. */
  sentAway(): number;
}

/** A caller who is sent away more often by a busy server has failed. */
const MAX_RETURNS = 6;
/** Seconds that a caller waits at most, whatever the server says. */
const MAX_WAIT = 10;

/** Nobody has come yet. Only an answer to too many visitors is waited for; any other refusal is answered as it is. */
export function createCallers(): Callers {
  let [addresses, away] = [0, 0];
  return {
    sentAway: () => away,
    open: (cookies = {}) => {
      addresses += 1;
      const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
      const visitors = new Map<string, ReturnType<typeof createVisitor>>();
      return async (url, path, body) => {
        const visitor = visitors.get(url) ?? createVisitor(url, cookies);
        visitors.set(url, visitor);
        const init = {
          headers: { 'x-forwarded-for': address },
          ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        };
        for (let returns = 0; ; returns += 1) {
          const answer = await visitor(path, init);
          const seen = { status: answer.status, text: await answer.text() };
          if (!isShed(seen) || returns === MAX_RETURNS) return seen;
          away += 1;
          await sleep(1_000 * Math.min(Number(answer.headers.get('retry-after') ?? MAX_WAIT), MAX_WAIT));
        }
      };
    },
  };
}

const { status: SHED, detail: SAID } = busy();

/** Pages and calls say the same sentence; what else is out of order says another. */
const isShed = ({ status, text }: Seen) => status === SHED && text.includes(SAID);
