import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { Logger } from '../log/logger.ts';

/** A committed change of some records. */
export interface Change {
  /** The kind of the records, as their feature names it, e.g. `place`. */
  readonly subject: string;
  readonly ids: readonly number[];
  /**
   * Which of their columns and links, e.g. `name` or `terms`; 'all' for new and deleted records, and where it is not
   * known. The feature that owns the subject names them.
   */
  readonly aspects: readonly string[] | 'all';
  /** Something of them is taken from what everybody may see; a change of `status` may always do that. */
  readonly hides?: boolean;
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
 * Announces commits to listeners in this process, for what may be lost in a crash: caches, counters, logs. Reactions
 * that must happen are jobs in the outbox; `changed` does both.
 */
export interface EventBus {
  /**
   * Call it only after the commit. Never fails: the failure of a listener is logged, and the other listeners are still
   * called.
   */
  publish(change: Change): Promise<void>;
  subscribe(listener: Listener): void;
  /**
   * Deletes everything that belongs to deleted entities, in their transaction, which fails if a listener fails. Call it
   * before their rows are deleted.
   */
  cascade(unit: UnitOfWork, event: DeletedEntities): Promise<void>;
  /** Subscribes a feature that stores rows about entities of lower features, which no foreign key can delete. */
  onDelete(listener: DeletionListener): void;
}

/** Makes the bus of one process; listeners are called in the order in which they subscribed. */
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
