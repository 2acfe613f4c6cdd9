const LOOK_EVERY_MS = 25;

/**
 * Ends this process as soon as it holds more than `maxBytes`. The check is never late, as native code works in its own
 * threads. Unlike the limits of processes, it works on every operating system.
 */
export function keepBelow(maxBytes: number): void {
  const look = () => {
    if (process.memoryUsage.rss() > maxBytes) endNow();
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** Ends this process at once. An ordinary exit would wait for threads at work. */
export function endNow(): void {
  process.kill(process.pid, 'SIGKILL');
}
