import { EXIT } from './io/failure.ts';
import { processTerminal } from './io/terminal.ts';
import { run } from './run.ts';

// What this process and its children write is its user's alone: databases, uploads, backups and exports hold personal data.
process.umask(0o077);

// Where a program that takes the output ends early, the writer gets an error; without a listener Node stops with a
// stack.
process.stdout.on('error', () => undefined);

const exitCode = await run(process.argv.slice(2), processTerminal());
process.exitCode = exitCode === EXIT.ok && process.stdout.errored ? EXIT.failed : exitCode;
