import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { Logger } from '../log/logger.ts';

/** What of some records was changed and committed. */
export interface Change {
  /** What kind of records, as their feature names it, e.g. `place`. */
  readonly subject: string;
  readonly ids: readonly number[];
  /**
   * Which of their columns and links, e.g. `name` or `terms`; 'all' for new and deleted records, and where it is not
   * known. The feature that owns the subject names them.
   */
  readonly aspects: readonly string[] | 'all';
}

/** Records that are being deleted. */
export interface DeletedEntities {
  /** The entities' kind, as their feature names it. */
  readonly kind: string;
  readonly ids: readonly number[];
}

type Listener = (change: Change) => void | Promise<void>;
type DeletionListener = (unit: UnitOfWork, event: DeletedEntities) => Promise<void>;

/**
 * Tells this process what was committed, for what may be lost in a crash: caches, counters, logs. Reactions that must
 * happen are jobs in the outbox; `changed` does both.
 */
export interface EventBus {
  /** Call it after the commit only. Never fails: a listener's failure is logged, and the others still hear. */
  publish(change: Change): Promise<void>;
  subscribe(listener: Listener): void;
  /**
   * Has all that belongs to deleted entities deleted in their transaction, which fails where a listener does. Call it
   * before their rows go.
   */
  cascade(unit: UnitOfWork, event: DeletedEntities): Promise<void>;
  /** For a feature that keeps rows about entities of features below it, which no foreign key can take along. */
  onDelete(listener: DeletionListener): void;
}

/** A bus for one process; listeners hear in the order in which they subscribed. */
export function createEventBus(log: Pick<Logger, 'error'>): EventBus {
  const listeners: Listener[] = [];
  const deletionListeners: DeletionListener[] = [];
  return {
    publish: async change => {
      for (const listener of listeners) {
        try {
          await listener(change);
        } catch (error) {
          const { subject, ids } = change;
          log.error({ error, subject, ids: ids.slice(0, 20) }, 'A listener failed after a commit');
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
