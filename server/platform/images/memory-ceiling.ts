const LOOK_EVERY_MS = 25;

/**
 * Ends this process as soon as it holds more than so many bytes. Native code works in threads of its own, so the look
 * is never late; and it needs nothing of the operating system, unlike limits of processes.
 */
export function keepBelow(maxBytes: number): void {
  const look = () => {
    if (process.memoryUsage.rss() > maxBytes) endNow();
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** Ends this process without waiting for threads at work, as an ordinary exit would. */
export function endNow(): void {
  process.kill(process.pid, 'SIGKILL');
}
