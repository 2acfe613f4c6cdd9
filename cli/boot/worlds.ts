import { seededWorld } from '@antam/fixtures/worlds/seeded-world.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { counted } from '../io/counted.ts';
import { Failure } from '../io/failure.ts';
import { notice, type Terminal } from '../io/terminal.ts';
import { migrateSafely } from '../upgrade/migrate-safely.ts';

/** Worlds whose people have known passwords. */
const DEMO_WORLDS: readonly string[] = ['tiny', 'demo'];

/** Migrates the database and fills it if it is empty; other data stays. */
export async function prepareDatabase(
  terminal: Terminal,
  services: Services,
  world: 'tiny' | 'demo' | 'none',
): Promise<void> {
  const { db } = services;
  const ran = await migrateSafely(terminal, services);
  if (ran.length > 0) notice(terminal, `${counted(ran.length, 'migration')} ran.`);
  const there = await seededWorld(db);
  const isBroken = there !== undefined && !there.finished;
  if (there?.world === world && !isBroken) return;
  if (!isBroken && (await holdsEntries(services))) {
    if (world !== 'none')
      notice(terminal, `The database holds ${there ? `the world ${there.world}` : 'other data'}; it is kept.`);
    return;
  }
  if (world !== 'none') await seed(terminal, services, world);
  else if (!(await textOf(db.read).first('select id from province limit 1'))) await installLists(services);
}

async function holdsEntries({ db }: Services): Promise<boolean> {
  const found = await textOf(db.read).first('select 1 as one from place union all select 1 from professional limit 1');
  return found !== undefined;
}

async function seed(terminal: Terminal, services: Services, world: 'tiny' | 'demo'): Promise<void> {
  const { seedShown } = await import('./seed.ts');
  const { rows, seconds } = await seedShown(terminal, services, { world });
  notice(terminal, `The world ${world}: ${rows.toLocaleString('en-US')} rows in ${seconds.toFixed(1)} s.`);
}

/** Areas and taxonomy, without which neither a form nor an import can name a province or a speciality. */
async function installLists(services: Services): Promise<void> {
  const [{ installReference }, { reindex }] = await Promise.all([
    import('@antam/fixtures/reference/install.ts'),
    import('@antam/server/features/search/commands/reindex.ts'),
  ]);
  await installReference(services.db);
  await reindex(services);
}

/** Fails when the database holds people with known passwords: not in production. */
export async function refuseDemoWorlds(services: Services): Promise<void> {
  const there = await seededWorld(services.db);
  if (!there || !DEMO_WORLDS.includes(there.world)) return;
  throw new Failure(
    `The database holds the world ${there.world}, whose people have known passwords: not in production`,
  );
}
