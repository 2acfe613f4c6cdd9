import type { Config } from '@antam/server/platform/env/config.ts';
import type { ImportReport } from '@antam/server/platform/transfer/import.ts';
import { withMigratedServices } from '../boot/services.ts';
import type { TransferKindName } from '../commands/kinds.ts';
import { Failure } from '../io/failure.ts';
import { showProgress } from '../io/progress.ts';
import type { Terminal } from '../io/terminal.ts';
import { loadKind } from './kinds.ts';
import { readCsv } from './read-csv.ts';

/** Imports a file; fails when it is no such list, or when the reference lists are not there. */
export async function runImport(
  terminal: Terminal,
  config: Config,
  kindName: TransferKindName,
  file: string,
): Promise<ImportReport> {
  const kind = await loadKind(kindName);
  return withMigratedServices(config, async services => {
    if (!(await services.db.read.first('select id from province limit 1'))) {
      throw new Failure('The database has no provinces yet: run "antam seed" or start "antam serve" once');
    }
    const progress = showProgress(terminal, `Importing ${kindName}`);
    try {
      return await kind.import(services, readCsv(file, kind), rows => progress.update(rows));
    } finally {
      progress.finish();
    }
  });
}
