import type { Config } from '@antam/server/platform/env/config.ts';
import { Command } from 'commander';
import type { BackupResult } from '../backup/create-backup.ts';
import { Failure } from '../io/failure.ts';
import { showProgress } from '../io/progress.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption } from './options.ts';

interface BackupOptions {
  readonly force?: boolean;
  readonly verify?: boolean;
  readonly data?: string;
  readonly json?: boolean;
}

const MEGABYTE = 1_048_576;
/** A plain line comes after so many megabytes. */
const LINE_EVERY = 500;

export function makeBackup(terminal: Terminal): Command {
  return new Command('backup')
    .description('write database and uploads into one archive (tar.gz), while the server may go on running')
    .argument('<file>', 'archive to write; "-" writes it to standard output')
    .option('--force', 'replace the file when it is there already')
    .option(
      '--verify',
      'prove the archive by restoring it into a temporary folder; it is made first where it is missing',
    )
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nThe secret of the data folder is not in it: keep ANTAM_SECRET, or the file "secret", apart.',
    )
    .action(async (file: string, options: BackupOptions) => {
      const [{ readConfiguration }, { existsSync }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('node:fs'),
      ]);
      if (file === '-') return toOutput(terminal, options);
      const isThere = options.verify && !options.force && existsSync(file);
      const config = readConfiguration(terminal, options);
      const made = isThere ? undefined : await make(terminal, config, file, options);
      if (made && !options.json) sayMade(terminal, made);
      const proof = options.verify ? await prove(terminal, config, file, options) : undefined;
      if (options.json) sayJson(terminal, { ...made, ...(proof ? { proof } : {}) });
    });
}

async function make(terminal: Terminal, config: Config, file: string, { force }: BackupOptions): Promise<BackupResult> {
  const [{ withDatabase }, { createBackup, requireFree }] = await Promise.all([
    import('../boot/services.ts'),
    import('../backup/create-backup.ts'),
  ]);
  if (!force) requireFree(file);
  const progress = showProgress(terminal, 'Backing up (MB)', LINE_EVERY);
  try {
    return await withDatabase(config, services =>
      createBackup(services, file, bytes => progress.update(Math.floor(bytes / MEGABYTE))),
    );
  } finally {
    progress.finish();
  }
}

function sayMade(terminal: Terminal, { file, bytes, hasUploads }: BackupResult): void {
  say(terminal, `${file}: ${(bytes / MEGABYTE).toFixed(1)} MB`);
  if (!hasUploads) say(terminal, 'Without uploads: they are in an object store, or there are none.');
}

async function prove(terminal: Terminal, config: Config, file: string, { json }: BackupOptions) {
  const { proveBackup } = await import('../backup/prove-backup.ts');
  const proof = await proveBackup(config, file);
  const [tables, rows, files] = [proof.tables, proof.rows, proof.files].map(count => count.toLocaleString('en-US'));
  if (!json) say(terminal, `proved: ${tables} tables with ${rows} rows, and ${files} files of pictures`);
  return proof;
}

async function toOutput(terminal: Terminal, options: BackupOptions): Promise<void> {
  if (options.verify || options.json) throw new Failure('"-" writes the archive alone: leave --verify and --json out');
  if ('isTTY' in terminal.out && terminal.out.isTTY) {
    throw new Failure('An archive is no text for a terminal: send standard output to a file or a program');
  }
  const [{ readConfiguration }, { withDatabase }, { writeBackup }] = await Promise.all([
    import('../boot/configuration.ts'),
    import('../boot/services.ts'),
    import('../backup/create-backup.ts'),
  ]);
  const config = readConfiguration(terminal, options);
  await withDatabase(config, services => writeBackup(services, terminal.out, { end: false }));
}
