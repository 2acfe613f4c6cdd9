import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { Logger } from '../log/logger.ts';

/** Something that happened to entities and was committed. */
export interface EntityChanged {
  /** The entities' kind, as their feature names it. */
  readonly kind: string;
  readonly ids: readonly number[];
}

type Listener = (event: EntityChanged) => void | Promise<void>;
type DeletionListener = (unit: UnitOfWork, event: EntityChanged) => Promise<void>;

/**
 * Tells this process what was committed, for what may be lost in a crash: caches, counters, logs. Reactions that must
 * happen are jobs in the outbox; `announceChange` does both.
 */
export interface EventBus {
  /** Call it after the commit only. Never fails: a listener's failure is logged, and the others still hear. */
  publish(event: EntityChanged): Promise<void>;
  subscribe(listener: Listener): void;
  /** Has all that belongs to deleted entities deleted in their transaction, which fails where a listener does. */
  cascade(unit: UnitOfWork, event: EntityChanged): Promise<void>;
  /** For a feature that keeps rows about entities of features below it, which no foreign key can take along. */
  onDelete(listener: DeletionListener): void;
}

/** A bus for one process; listeners hear in the order in which they subscribed. */
export function createEventBus(log: Pick<Logger, 'error'>): EventBus {
  const listeners: Listener[] = [];
  const deletionListeners: DeletionListener[] = [];
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
    cascade: async (unit, event) => {
      for (const listener of deletionListeners) await listener(unit, event);
    },
    onDelete: listener => void deletionListeners.push(listener),
  };
}
