import { createVisitor } from '@antam/server/testing/visitor.ts';

/** An answer, as far as it is judged. */
export interface Seen {
  readonly status: number;
  readonly text: string;
}

/** Somebody's browser, wherever the site is asked next: its cookies hold at every process. */
export type Caller = (url: string, path: string, body?: object) => Promise<Seen>;

/** Whoever is sent away more often than so by a busy server gets nowhere. */
const MOST_RETURNS = 20;
let addresses = 0;

/** A browser with these cookies; it comes from an address of its own, so that limits by address are not met. */
export function newCaller(cookies: Readonly<Record<string, string>> = {}): Caller {
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
      const text = await answer.text();
      const isToComeAgain = answer.status === 503 && answer.headers.has('retry-after');
      if (!isToComeAgain || returns === MOST_RETURNS) return { status: answer.status, text };
    }
  };
}
