import type { Config } from '@antam/server/platform/env/config.ts';
import { Command, Option } from 'commander';
import type { BackupResult } from '../backup/create-backup.ts';
import { counted } from '../io/counted.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { showProgress } from '../io/progress.ts';
import { notice, say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption, wholeNumber } from './options.ts';

interface BackupOptions {
  readonly every?: string;
  readonly keep: number;
  readonly planned?: boolean;
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
    .argument('[file]', 'archive to write; "-" writes it to standard output; with --every a folder, or "store"')
    .option('--force', 'replace the file when it is there already')
    .option(
      '--verify',
      'prove the archive by restoring it into a temporary folder; it is made first where it is missing',
    )
    .option('--every <time>', 'let the workers make a backup every 24h (90m, 7d), proved, in the folder; "off" ends it')
    .option('--keep <number>', 'how many of these stay', wholeNumber(1, 10_000), 14)
    .addOption(new Option('--planned', 'make the backup that the plan wants now, as workers do'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nThe secret of the data folder is not in it: keep ANTAM_SECRET, or the file "secret", apart.',
    )
    .action(async (file: string | undefined, options: BackupOptions) => {
      if (options.every !== undefined) return storeBackupPlan(terminal, file, options);
      if (options.planned) return makePlanned(terminal, options);
      if (file === undefined) throw new Failure("missing required argument 'file': antam backup FILE", EXIT.usage);
      const [{ readConfiguration }, { existsSync }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('node:fs'),
      ]);
      if (file === '-') return toOutput(terminal, options);
      const isThere = options.verify && !options.force && existsSync(file);
      const config = readConfiguration(terminal, options);
      const made = isThere ? undefined : await make(terminal, config, file, options);
      if (made && !options.json) sayMade(terminal, made);
      const proof = options.verify ? await prove(terminal, config, file, options, made !== undefined) : undefined;
      if (options.json) sayJson(terminal, { ...made, ...(proof ? { proof } : {}) });
    });
}

async function make(terminal: Terminal, config: Config, file: string, { force }: BackupOptions): Promise<BackupResult> {
  const [{ withDatabase }, { createBackup, requireFree }, { noteBegun, noteByHand }] = await Promise.all([
    import('../boot/services.ts'),
    import('../backup/create-backup.ts'),
    import('../backup/note-backup.ts'),
  ]);
  if (!force) requireFree(file);
  const progress = showProgress(terminal, 'Backing up (MB)', LINE_EVERY);
  try {
    return await withDatabase(config, async services => {
      await noteBegun(terminal, services, file);
      const made = await createBackup(services, file, bytes => progress.update(Math.floor(bytes / MEGABYTE)));
      await noteByHand(terminal, services, 'succeededAt');
      return made;
    });
  } finally {
    progress.finish();
  }
}

function sayMade(terminal: Terminal, { file, bytes, hasUploads }: BackupResult): void {
  say(terminal, `${file}: ${(bytes / MEGABYTE).toFixed(1)} MB`);
  if (!hasUploads) say(terminal, 'Without uploads: they are in an object store, or there are none.');
}

async function prove(terminal: Terminal, config: Config, file: string, { json }: BackupOptions, isNew: boolean) {
  const [{ withDatabase }, { proveBackup }, { noteByHand }] = await Promise.all([
    import('../boot/services.ts'),
    import('../backup/prove-backup.ts'),
    import('../backup/note-backup.ts'),
  ]);
  const proof = isNew
    ? await withDatabase(config, source => proveBackup(config, file, source))
    : await proveBackup(config, file);
  // Archives are proved on other machines, too.
  if (await hasDatabase(config)) {
    await withDatabase(config, services => noteByHand(terminal, services, 'verifiedAt'));
  }
  const inside = `${counted(proof.tables, 'table')} with ${counted(proof.rows, 'row')}`;
  if (!json) say(terminal, `proved: ${inside}, and ${counted(proof.files, 'file')} of pictures`);
  return proof;
}

async function hasDatabase({ database }: Config): Promise<boolean> {
  const { existsSync } = await import('node:fs');
  return database.engine === 'postgresql' || existsSync(database.file);
}

async function toOutput(terminal: Terminal, options: BackupOptions): Promise<void> {
  if (options.verify || options.json) throw new Failure('"-" writes the archive alone: leave --verify and --json out');
  if ('isTTY' in terminal.out && terminal.out.isTTY) {
    throw new Failure('An archive is no text for a terminal: send standard output to a file or a program');
  }
  const [{ readConfiguration }, { withDatabase }, { writeBackup }, { noteByHand }] = await Promise.all([
    import('../boot/configuration.ts'),
    import('../boot/services.ts'),
    import('../backup/create-backup.ts'),
    import('../backup/note-backup.ts'),
  ]);
  const config = readConfiguration(terminal, options);
  await withDatabase(config, async services => {
    await writeBackup(services, terminal.out, { end: false });
    await noteByHand(terminal, services, 'succeededAt');
  });
}

async function storeBackupPlan(
  terminal: Terminal,
  target: string | undefined,
  options: BackupOptions & { every?: string },
): Promise<void> {
  const [{ readConfiguration }, { withMigratedServices }, { parseEvery, storePlan }, { destinationOf }, path] =
    await Promise.all([
      import('../boot/configuration.ts'),
      import('../boot/services.ts'),
      import('../backup/plan.ts'),
      import('../backup/destination-of.ts'),
      import('node:path'),
    ]);
  const { every = 'off', keep } = options;
  const everyMs = every === 'off' ? undefined : parseEvery(every);
  const config = readConfiguration(terminal, options);
  await withMigratedServices(config, async ({ db, clock }) => {
    if (everyMs === undefined) {
      await storePlan(db, undefined, clock.now());
      say(terminal, 'Workers make no more backups.');
      return;
    }
    if (target === undefined) throw new Failure('Name the folder for the backups, or "store"', EXIT.usage);
    const place = target === 'store' ? target : path.resolve(target);
    // Fails where there is no such store.
    destinationOf(place, config);
    await storePlan(db, { target: place, everyMs, keep }, clock.now());
    say(terminal, `Workers make a backup every ${every} in ${place}; the last ${keep} stay.`);
  });
}

async function makePlanned(terminal: Terminal, options: BackupOptions): Promise<void> {
  const [{ readConfiguration }, { withMigratedServices }, { runPlanned }] = await Promise.all([
    import('../boot/configuration.ts'),
    import('../boot/services.ts'),
    import('../backup/run-planned.ts'),
  ]);
  const sayWaiting = () => notice(terminal, 'Another backup by plan is under way: waiting for it, an hour at most');
  const made = await withMigratedServices(readConfiguration(terminal, options), services =>
    runPlanned(services, sayWaiting),
  );
  if (options.json) sayJson(terminal, made);
  else say(terminal, `${made.name}: ${(made.bytes / MEGABYTE).toFixed(1)} MB, proved`);
}
