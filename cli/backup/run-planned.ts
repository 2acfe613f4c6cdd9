import { rmSync } from 'node:fs';
import path from 'node:path';
import { noteBackup } from '@antam/server/platform/backups/backup-facts.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { Failure } from '../io/failure.ts';
import { createBackup } from './create-backup.ts';
import { destinationOf } from './destination-of.ts';
import { temporaryFolder } from './leftovers.ts';
import { readPlan } from './plan.ts';
import { proveBackup } from './prove-backup.ts';

/** What a planned backup came to. */
export interface PlannedBackup {
  readonly name: string;
  readonly bytes: number;
  /** Names of older backups that went. */
  readonly removed: readonly string[];
}

/** Makes the backup that the plan wants, proves it, puts it where it belongs, and removes the oldest beyond the number. */
export async function runPlanned(services: Services): Promise<PlannedBackup> {
  const { db, config, clock } = services;
  const plan = await readPlan(db);
  if (!plan) throw new Failure('There is no plan: make one with "antam backup FOLDER --every 24h --keep 14"');
  const destination = destinationOf(plan.target, config);
  const parent = plan.target === 'store' ? config.dataFolder : plan.target;
  makeFolder(parent);
  const staging = temporaryFolder(parent, 'backup');
  try {
    const name = `antam-${clock
      .now()
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')
      .toLowerCase()}`;
    const file = path.join(staging, `${name}.tar.gz`);
    const { bytes } = await createBackup(services, file);
    await proveBackup(config, file, services);
    await destination.put(name, file);
    await destination.keepErasures(services);
    const now = clock.now();
    await noteBackup(db, { succeededAt: now.getTime(), verifiedAt: now.getTime() }, now);
    const removed = (await destination.names()).slice(0, -plan.keep);
    for (const old of removed) await destination.remove(old);
    return { name, bytes, removed };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
