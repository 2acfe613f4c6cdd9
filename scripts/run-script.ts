import { messageOf } from '../cli/io/failure.ts';
import { notice, processTerminal } from '../cli/io/terminal.ts';

/** Ends this process with the code that `main` answers, or says why it could not run and ends with 2. */
export async function runScript(name: string, main: () => Promise<number>): Promise<never> {
  // What was started ends with this process, whatever ends it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(2));
  try {
    // Said at once: what stops PostgreSQL at the end of the process would put success in place of an exit code.
    process.exit(await main());
  } catch (error) {
    notice(processTerminal(), `${name}: ${messageOf(error)}`);
    process.exit(2);
  }
}
