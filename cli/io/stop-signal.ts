/** Resolves when the process is asked to stop (Ctrl-C, SIGTERM). Asked again two seconds later, it ends at once. */
export function untilStopped(): Promise<void> {
  return new Promise(resolve => {
    let asked = 0;
    const stop = () => {
      // A terminal and a parent process may both pass one Ctrl-C on, so a second signal at once is still the first.
      if (asked > 0 && performance.now() - asked > 2_000) process.exit(1);
      if (asked === 0) asked = performance.now();
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
