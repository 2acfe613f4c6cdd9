import { RELEASE } from '@antam/server/platform/release.ts';
import { Command } from 'commander';
import { makeBackup } from './commands/backup.ts';
import { makeConfig } from './commands/config.ts';
import { makeDoctor } from './commands/doctor.ts';
import { makeExport } from './commands/export.ts';
import { makeHarness } from './commands/harness.ts';
import { makeImport } from './commands/import.ts';
import { makeImports } from './commands/imports.ts';
import { makeJobs } from './commands/jobs.ts';
import { makeMail } from './commands/mail.ts';
import { makeMaintenance } from './commands/maintenance.ts';
import { makeMigrate } from './commands/migrate.ts';
import { makePerson } from './commands/person.ts';
import { makeReindex } from './commands/reindex.ts';
import { makeRestore } from './commands/restore.ts';
import { makeSecret } from './commands/secret.ts';
import { makeSeed } from './commands/seed.ts';
import { makeServe } from './commands/serve.ts';
import { makeStaff } from './commands/staff.ts';
import { makeVacuum } from './commands/vacuum.ts';
import { makeWork } from './commands/work.ts';
import type { Terminal } from './io/terminal.ts';

const COMMANDS = [
  makeServe,
  makeWork,
  makeMigrate,
  makeSeed,
  makeReindex,
  makeImport,
  makeImports,
  makeExport,
  makeStaff,
  makePerson,
  makeMail,
  makeJobs,
  makeMaintenance,
  makeBackup,
  makeRestore,
  makeVacuum,
  makeHarness,
  makeDoctor,
  makeConfig,
  makeSecret,
];

const EXIT_CODES = `
Exit codes: 0 done; 1 failed, or something was found wrong; 2 the command line was not understood; 3 a file or folder is
missing or something else; 4 this user has not the right; 5 the disk is full; 6 a database or server does not answer,
refuses or is in use.`;

/** The whole command line. Each command loads what it works with only when it runs. */
export function makeProgram(terminal: Terminal): Command {
  const program = new Command('antam')
    .description('An Tâm: a health directory. Configuration comes from the environment; see README.md.')
    .version(RELEASE)
    .option('--debug', 'show the stack of an error')
    .addHelpText('after', EXIT_CODES)
    .showHelpAfterError('Run "antam --help" for all commands.')
    .helpCommand(true)
    .exitOverride()
    .configureOutput({
      writeOut: text => void terminal.out.write(text),
      writeErr: text => void terminal.err.write(text),
    });
  for (const make of COMMANDS) program.addCommand(inherit(make(terminal), program));
  return program;
}

/** Applies the same error output to subcommands. */
function inherit(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent).option('--debug', 'show the stack of an error');
  for (const part of command.commands) inherit(part, command);
  return command;
}
