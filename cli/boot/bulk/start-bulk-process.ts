import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const ANTAM = fileURLToPath(new URL('../../bin/antam.js', import.meta.url));

/**
 * Starts the process that does bulk work, under these variables and with the flags of this process. It ends by itself, also
 * when this process is gone. Where others want the processors it gets about a tenth of one: with less, it would hold the
 * lock of the database for too long.
 */
export function startBulkProcess(env: Readonly<Record<string, string | undefined>>): ChildProcess {
  const child = fork(ANTAM, ['work', '--bulk'], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // At once, because threads have the priority that their process had when they began.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}
