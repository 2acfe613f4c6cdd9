import type { Config } from '@antam/server/platform/env/config.ts';
import { Command } from 'commander';
import { Failure } from '../io/failure.ts';
import { showProgress } from '../io/progress.ts';
import { notice, say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption, jsonOption } from './options.ts';
import { makeRestoreRecord } from './restore-record.ts';

interface RestoreOptions {
  readonly force?: boolean;
  readonly data?: string;
  readonly json?: boolean;
}

const UNREAD =
  'The database that was replaced could not be read: who was erased in it and stands in no antam-erasures.json is there again.';

export function makeRestore(terminal: Terminal): Command {
  return new Command('restore')
    .description('put database and uploads back from an archive of "antam backup"; stop the server first')
    .argument('<file>', 'archive to read, of SQLite or PostgreSQL: it fits either; store:NAME for one of the store')
    .option('--force', 'replace the database and uploads that are there')
    .addOption(dataOption())
    .addOption(jsonOption())
    .addCommand(makeRestoreRecord(terminal))
    .action(async (file: string, options: RestoreOptions) => {
      const { readConfiguration } = await import('../boot/configuration.ts');
      const config = readConfiguration(terminal, options);
      const { manifest, migrated, erased, isFormerUnread, isFromOther } = await restore(
        terminal,
        config,
        file,
        options,
      );
      if (isFromOther) await index(terminal, config);
      if (isFormerUnread) notice(terminal, UNREAD);
      const { engine, createdAt, migrations, hasUploads } = manifest;
      if (options.json)
        sayJson(terminal, { engine, createdAt, migrations, hasUploads, migrated, erased, isFormerUnread });
      else {
        say(terminal, `Restored as of ${createdAt}.`);
        if (erased > 0)
          say(terminal, `Erased again, as since the backup: ${erased} ${erased === 1 ? 'person' : 'people'}.`);
        if (migrated.length > 0) say(terminal, `Then brought up to date: ${migrated.join(', ')}.`);
      }
    });
}

async function restore(terminal: Terminal, config: Config, file: string, options: RestoreOptions) {
  const [{ restoreBackup }, { databaseFault }, { databaseFailure }] = await Promise.all([
    import('../backup/restore-backup.ts'),
    import('@antam/server/platform/errors/database-fault.ts'),
    import('../boot/database-failure.ts'),
  ]);
  const progress = showProgress(terminal, 'Restoring (tables)');
  try {
    return await restoreBackup(config, file, options.force === true, (done, total) => progress.update(done, total));
  } catch (error) {
    const isTold = error instanceof Failure || databaseFault(error) === undefined;
    throw isTold ? error : databaseFailure(config, error);
  } finally {
    progress.finish();
  }
}

/** Each engine has a search index of its own; all else came along. */
async function index(terminal: Terminal, config: Config): Promise<void> {
  const [{ withServices }, { reindex }] = await Promise.all([
    import('../boot/services.ts'),
    import('@antam/server/features/search/commands/reindex.ts'),
  ]);
  const progress = showProgress(terminal, 'Indexing');
  try {
    await withServices(config, services => reindex(services, done => progress.update(done)));
  } finally {
    progress.finish();
  }
}
