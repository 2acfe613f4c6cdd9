import path from 'node:path';
import { startPostgres } from '../../postgres.ts';
import { keepInRunFolder } from '../../run-folder.mjs';
import { askedScenarios } from '../asked-scenarios.ts';
import type { BenchOptions } from '../options.ts';
import { serve } from '../serve.ts';
import { antam, ensureWorld, seedOrder } from '../world.ts';
import { measureSides } from './measure-sides.ts';
import { sidesTable } from './sides-table.ts';

/**
 * The same world on both databases, asked for the same: on SQLite, and on the PostgreSQL that `DATABASE_URL` names, whose data
 * it replaces, or on one that is thrown away afterwards.
 */
export async function enginesTable(cache: string, options: BenchOptions): Promise<string> {
  keepInRunFolder();
  const world = await ensureWorld(cache, options, options.fresh);
  const all = await askedScenarios(world.folder, options.only);
  const postgres = await startPostgres();
  try {
    const folder = path.join(cache, 'postgresql');
    antam([...seedOrder(options), '--force'], folder, { env: { DATABASE_URL: postgres.url } });
    const start = {
      one: () => serve(world.folder),
      other: () => serve(folder, { database: postgres.url }),
    };
    return sidesTable(['SQLite', 'PostgreSQL'], await measureSides(start, all, options));
  } finally {
    await postgres.stop();
  }
}
