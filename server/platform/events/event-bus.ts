import type { Logger } from '../log/logger.ts';

/** Something that happened to entities and was committed. */
export interface EntityChanged {
  /** The entities' kind: `place`, `professional`, `collection`, `term`. */
  readonly kind: string;
  readonly ids: readonly number[];
}

type Listener = (event: EntityChanged) => void | Promise<void>;

/**
 * Tells this process what was committed, for what may be lost in a crash: caches, counters, logs. Reactions that must
 * happen are jobs in the outbox; `announceChange` does both.
 */
export interface EventBus {
  /** Call it after the commit only. Never fails: a listener's failure is logged, and the others still hear. */
  publish(event: EntityChanged): Promise<void>;
  subscribe(listener: Listener): void;
}

/** A bus for one process; listeners hear in the order in which they subscribed. */
export function createEventBus(log: Pick<Logger, 'error'>): EventBus {
  const listeners: Listener[] = [];
  return {
    publish: async event => {
      for (const listener of listeners) {
        try {
          await listener(event);
        } catch (error) {
          log.error({ error, kind: event.kind, ids: event.ids.slice(0, 20) }, 'A listener failed after a commit');
        }
      }
    },
    subscribe: listener => void listeners.push(listener),
  };
}
