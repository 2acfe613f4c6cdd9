import { constants } from 'node:os';
import type { Terminal } from './terminal.ts';

/** Shows the cursor and lets long lines wrap, whatever a progress bar has set. */
const AS_IT_WAS = '\u001b[?25h\u001b[?7h';

/**
 * Leaves the terminal as it was when Ctrl-C ends the process while something is shown that hides the cursor. Answers what
 * ends this care.
 */
export function keepTerminal({ err }: Pick<Terminal, 'err'>): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const restore = (signal: (typeof signals)[number]) => {
    err.write(AS_IT_WAS);
    stop();
    // Another listener ends the process in its own way.
    if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal]);
  };
  const stop = () => {
    for (const signal of signals) process.off(signal, restore);
  };
  for (const signal of signals) process.on(signal, restore);
  return stop;
}
