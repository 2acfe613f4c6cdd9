/** Something that happened to an entity and was committed. */
export interface EntityChanged {
  /** The entity's kind: `place`, `professional`, `collection`, `term`. */
  readonly kind: string;
  readonly ids: readonly number[];
}

type Listener = (event: EntityChanged) => void | Promise<void>;

/**
 * Tells higher features what lower ones have committed. Publish only from `unit.afterCommit`; what must survive a
 * crash goes through the outbox instead.
 */
export interface EventBus {
  publish(event: EntityChanged): Promise<void>;
  subscribe(listener: Listener): void;
}

export function createEventBus(): EventBus {
  const listeners: Listener[] = [];
  return {
    publish: async event => {
      for (const listener of listeners) await listener(event);
    },
    subscribe: listener => void listeners.push(listener),
  };
}
