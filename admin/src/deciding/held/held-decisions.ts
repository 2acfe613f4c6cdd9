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

/** Decisions that staff have made and the server has not answered yet. */
export interface HeldDecisions {
  /** Resolves when the decision was answered or taken back. */
  hold(decision: Decision): Promise<Outcome>;
  /** Takes back the decision that was made last and is not sent yet; answers it, or undefined where there is none. */
  undo(): Decision | undefined;
  /** Sends all that is held; resolves when all that was sent is answered, whatever the answers are. */
  sendAll(how?: { readonly keepalive: boolean }): Promise<void>;
  /** Takes back all that is not sent: another account goes on. */
  forget(): void;
  /** Those that can be taken back, in the order in which they were made; the same list until one comes or goes. */
  list(): readonly Decision[];
  /** Those, and those that are on their way. */
  decided(): readonly Decision[];
  subscribe(listener: () => void): () => void;
}

interface Held {
  readonly decision: Decision;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly answer: (outcome: Outcome | Promise<Outcome>) => void;
  /** Set once it is on its way. */
  sent?: Promise<DecisionResults>;
}

/** Makes the one store of a console. */
export function createHeldDecisions(): HeldDecisions {
  const listeners = new Set<() => void>();
  let held: readonly Held[] = [];
  let listed: readonly Decision[] = [];
  let decided: readonly Decision[] = [];
  const change = (next: readonly Held[]) => {
    held = next;
    decided = next.map(({ decision }) => decision);
    listed = next.flatMap(({ decision, sent }) => (sent ? [] : [decision]));
    for (const listener of listeners) listener();
  };
  const leave = (one: Held) => change(held.filter(each => each !== one));
  const takeBack = (one: Held) => {
    clearTimeout(one.timer);
    one.answer('undone');
    leave(one);
  };
  /** What is on its way is not sent again. */
  const send = (one: Held, how: { readonly keepalive: boolean }): Promise<unknown> => {
    if (one.sent) return one.sent;
    clearTimeout(one.timer);
    one.sent = one.decision.send(how);
    one.answer(one.sent);
    change([...held]);
    return one.sent.finally(() => leave(one));
  };
  const unsent = () => held.filter(({ sent }) => !sent);
  return {
    hold: decision => {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const timer = setTimeout(() => void Promise.allSettled([send(one, { keepalive: false })]), HOLD_MS);
      const one: Held = { decision, timer, answer: resolve };
      change([...held, one]);
      return promise;
    },
    undo: () => {
      const last = unsent().at(-1);
      if (last) takeBack(last);
      return last?.decision;
    },
    sendAll: async (how = { keepalive: false }) => {
      await Promise.allSettled(held.map(one => send(one, how)));
    },
    forget: () => unsent().forEach(takeBack),
    list: () => listed,
    decided: () => decided,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
