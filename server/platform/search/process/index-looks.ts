import type { Database } from '../../db/database.ts';

/** How old the last look at the database may be on PostgreSQL, in milliseconds: each look is a round trip. */
const LOOK_EVERY_MS = 200;

/** Looks at the database for changes, only when a search asks and no oftener than is needed. */
export interface Looks {
  /**
   * Makes a function that answers what `look` found, which runs when there may be changes since it ran last; otherwise it
   * answers `known`. A call shares only a look that began after it.
   */
  sharing<T>(look: () => Promise<T>, known: () => T | undefined): () => Promise<T>;
  /** Says that there are changes. */
  again(): void;
  isLooking(): boolean;
  /** Waits for the look that runs. */
  end(): Promise<unknown>;
}

export function createLooks(db: Pick<Database, 'engine' | 'changes'>): Looks {
  /** When the last look began, by commits on SQLite and in milliseconds on PostgreSQL; undefined where one is needed. */
  let lookedAt: number | undefined;
  let looking: Promise<unknown> | undefined;
  const now = () => (db.engine === 'sqlite' ? db.changes() : performance.now());

  const isDue = () => {
    if (lookedAt === undefined) return true;
    return db.engine === 'sqlite' ? db.changes() !== lookedAt : performance.now() - lookedAt >= LOOK_EVERY_MS;
  };

  return {
    sharing: (look, known) => {
      let running: ReturnType<typeof look> | undefined;
      const run = async () => {
        lookedAt = now();
        try {
          return await look();
        } catch (error) {
          lookedAt = undefined;
          throw error;
        } finally {
          [running, looking] = [undefined, undefined];
        }
      };
      return async () => {
        const fresh = () => (isDue() ? undefined : known());
        const before = fresh();
        if (before !== undefined) return before;
        // What runs already may have begun before the caller's own write.
        await running?.catch(() => undefined);
        const after = fresh();
        if (after !== undefined) return after;
        running ??= run();
        looking = running;
        return running;
      };
    },
    again: () => {
      lookedAt = undefined;
    },
    isLooking: () => looking !== undefined,
    end: async () => looking,
  };
}
