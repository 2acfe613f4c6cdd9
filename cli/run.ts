import { CommanderError } from 'commander';
import { exitCodeOf } from './io/exit-code.ts';
import { EXIT, messageOf } from './io/failure.ts';
import { fileTrouble } from './io/plain-cause.ts';
import { notice, type Terminal } from './io/terminal.ts';
import { makeProgram } from './program.ts';

/** Runs one command line, without the program's own name; answers the exit code and never throws. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await makeProgram(terminal).parseAsync([...args], { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    notice(terminal, `antam: ${fileTrouble(error) ?? messageOf(error)}`);
    if (args.includes('--debug') && error instanceof Error) notice(terminal, error.stack ?? '');
    return exitCodeOf(error);
  }
}
