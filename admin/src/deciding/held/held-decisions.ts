import type { DecisionResults } from '@antam/server/features/contributions/staff-contract.ts';

/** How long a decision can be taken back before it is sent, in milliseconds. */
export const HOLD_MS = 10_000;

/** One press that decides on one text or on several. */
export interface Decision {
  /** The texts, as `comments/12`. */
  readonly about: readonly string[];
  /** The page of the text where it is one alone, which is shown again where the decision is taken back. */
  readonly page: string | undefined;
  /** What the press does, for who may take it back: `Đã gỡ 2 nhận xét.` */
  readonly text: string;
  /** Sends it; `keepalive` where the browser leaves the page meanwhile. */
  readonly send: (how: { readonly keepalive: boolean }) => Promise<DecisionResults>;
}

/** What became of a decision: it was taken back, or sent and answered. Rejects where it could not be sent. */
export type Outcome = 'undone' | DecisionResults;

/** Decisions that staff have made and the server has not heard of yet. */
export interface HeldDecisions {
  /** Resolves when the decision was sent or taken back. */
  hold(decision: Decision): Promise<Outcome>;
  /** Takes back the decision that was made last; answers it, or undefined where none is held. */
  undo(): Decision | undefined;
  /** Sends all that is held; resolves when all is answered, whatever the answers are. */
  sendAll(how?: { readonly keepalive: boolean }): Promise<void>;
  /** In the order in which they were made; the same list until one comes or goes. */
  list(): readonly Decision[];
  subscribe(listener: () => void): () => void;
}

interface Held {
  readonly decision: Decision;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly answer: (outcome: Outcome | Promise<Outcome>) => void;
}

/** Makes the one store of a console. */
export function createHeldDecisions(): HeldDecisions {
  const listeners = new Set<() => void>();
  let held: readonly Held[] = [];
  let listed: readonly Decision[] = [];
  const change = (next: readonly Held[]) => {
    held = next;
    listed = next.map(({ decision }) => decision);
    for (const listener of listeners) listener();
  };
  /** Ends the hold before the answer, so that nothing is sent twice. */
  const end = (one: Held, outcome: Outcome | Promise<Outcome>) => {
    clearTimeout(one.timer);
    one.answer(outcome);
    change(held.filter(each => each !== one));
  };
  const send = (one: Held, how: { readonly keepalive: boolean }) => {
    const sent = one.decision.send(how);
    end(one, sent);
    return sent;
  };
  return {
    hold: decision => {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const timer = setTimeout(() => void Promise.allSettled([send(one, { keepalive: false })]), HOLD_MS);
      const one: Held = { decision, timer, answer: resolve };
      change([...held, one]);
      return promise;
    },
    undo: () => {
      const last = held.at(-1);
      if (last) end(last, 'undone');
      return last?.decision;
    },
    sendAll: async (how = { keepalive: false }) => {
      await Promise.allSettled(held.map(one => send(one, how)));
    },
    list: () => listed,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
