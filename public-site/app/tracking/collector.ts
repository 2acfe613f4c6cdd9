import type { CleanHit } from './clean-hit.ts';

/** Hits that happen close together are sent in one request. */
const WAIT_MS = 1_500;
/** The server takes 50; a beacon 64 kB. */
const MAX_EVENTS = 25;

/** This site's own collector. */
export type Collector = {
  /** @param userId the random id of a visitor who has consented; null to be counted only */
  add(hit: CleanHit, userId: string | null): void;
  /** Sends what is waiting now: the page is being left, or another id holds from here on. */
  flush(): void;
};

/** What is sent: the contract's batch but for the token. */
export type Batch = { user_id?: string; hits: CleanHit[] };

/** Gathers hits and gives them to `send` batch by batch. A batch never mixes hits with and without an id. */
export function createCollector(send: (batch: Batch) => void): Collector {
  let waiting: CleanHit[] = [];
  let owner: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const hits = waiting;
    waiting = [];
    send(owner === null ? { hits } : { user_id: owner, hits });
  };
  return {
    add: (hit, userId) => {
      if (userId !== owner) flush();
      owner = userId;
      waiting.push(userId === null ? countable(hit) : hit);
      if (waiting.length >= MAX_EVENTS) flush();
      else timer ??= setTimeout(flush, WAIT_MS);
    },
    flush,
  };
}

/** Of a visitor who did not consent only the path leaves the browser. */
function countable(hit: CleanHit): CleanHit {
  return hit.kind === 'page' ? { ...hit, title: '' } : hit;
}
