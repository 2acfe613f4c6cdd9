import { askedScenarios } from '../asked-scenarios.ts';
import type { BenchOptions } from '../options.ts';
import { serve } from '../serve.ts';
import { ensureWorld } from '../world.ts';
import { ensureVersion } from './ensure-version.ts';
import { measureSides } from './measure-sides.ts';
import { sidesTable } from './sides-table.ts';

/**
 * This program beside another version of it, each on a world that it has seeded itself, asked for the same.
 * @param ref a commit, branch or tag of the repository
 */
export async function versionsTable(cache: string, ref: string, options: BenchOptions): Promise<string> {
  const version = await ensureVersion(cache, ref, options);
  const world = await ensureWorld(cache, options, options.fresh);
  // Of its records, as this version may know more of them.
  const all = await askedScenarios(version.world, options.only);
  const start = {
    one: () => serve(version.world, version),
    other: () => serve(world.folder),
  };
  return sidesTable([version.commit.slice(0, 8), 'now'], await measureSides(start, all, options));
}
