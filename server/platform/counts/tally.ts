/** Counts that a process holds in memory and writes together, so that no request waits for a write. */
export interface Tally {
  /** Adds one; of a key that has no room any more nothing is counted. */
  add(key: string): void;
  /** Writes what is held; to be awaited before the database is closed. Never fails. */
  flush(): Promise<void>;
}

export interface TallyParts {
  /** How long counts are held at most, in milliseconds. */
  readonly everyMs: number;
  /** Different keys that are held at most. */
  readonly most: number;
  /** Adds the counts to those that are stored. */
  write(counts: ReadonlyMap<string, number>): Promise<void>;
  /** Receives the reason of a failed write, whose counts are held until the next one. */
  failed(error: unknown): void;
}

/** Makes a tally. It wakes up only while it holds something, and keeps no process alive. */
export function createTally({ everyMs, most, write, failed }: TallyParts): Tally {
  let held = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const add = (key: string, count: number) => {
    const before = held.get(key);
    if (before === undefined && held.size >= most) return;
    held.set(key, (before ?? 0) + count);
    timer ??= setTimeout(() => void flush(), everyMs).unref();
  };
  const writeHeld = async () => {
    if (held.size === 0) return;
    const counts = held;
    held = new Map();
    try {
      await write(counts);
    } catch (error) {
      failed(error);
      for (const [key, count] of counts) add(key, count);
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeHeld);
    return writing;
  };
  return { add: key => add(key, 1), flush };
}
