import { processTerminal } from './io/terminal.ts';
import { run } from './run.ts';

// What this process and its children write is its user's alone: databases, uploads, backups and exports hold personal data.
process.umask(0o077);

process.exitCode = await run(process.argv.slice(2), processTerminal());
