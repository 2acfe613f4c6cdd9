import { StoreFault } from './store-fault.ts';

/** Called by a store about its own writes. */
export interface WriteWatch {
  /** Runs a write of so many bytes; what it throws becomes a {@link StoreFault}. */
  run(bytes: number, write: () => Promise<void>): Promise<void>;
  /**
   * Whether files cannot be written now: a write failed during the last minute, and none as large has succeeded since. A
   * disk may be too full for pictures and have room for less.
   */
  isFailing(): boolean;
}

const LASTS_MS = 60_000;

/** @param now milliseconds that only grow */
export function createWriteWatch(now: () => number = () => performance.now()): WriteWatch {
  let failed: { readonly at: number; readonly bytes: number } | undefined;
  return {
    run: async (bytes, write) => {
      try {
        await write();
        if (failed && bytes >= failed.bytes) failed = undefined;
      } catch (error) {
        failed = { at: now(), bytes };
        throw StoreFault.from(error);
      }
    },
    isFailing: () => failed !== undefined && now() - failed.at < LASTS_MS,
  };
}
