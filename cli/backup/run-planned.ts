import { rmSync } from 'node:fs';
import path from 'node:path';
import { noteBackup } from '@antam/server/platform/backups/backup-facts.ts';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import { type ProcessLock, takeLock } from '@antam/server/platform/db/process-lock.ts';
import { databaseFault } from '@antam/server/platform/errors/database-fault.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { createBackup } from './create-backup.ts';
import { destinationOf } from './destination-of.ts';
import { temporaryFolder } from './leftovers.ts';
import { type BackupPlan, readPlan } from './plan.ts';
import { proveBackup } from './prove-backup.ts';

/** What a planned backup came to. */
export interface PlannedBackup {
  readonly name: string;
  readonly bytes: number;
  /** Names of older backups that went. */
  readonly removed: readonly string[];
}

/** Where they go has no lock, and each changes what lies there; one that is due meanwhile comes after it. */
export const BACKING_UP: ProcessLock = { key: 7_462, ending: 'backing-up', waitMs: 3_600_000 };

/**
 * Makes the backup that the plan wants, proves it, puts it where it belongs, and removes the oldest beyond the number. One
 * process does so at a time.
 * @param onWait is called once where another does so
 */
export async function runPlanned(services: Services, onWait?: () => void): Promise<PlannedBackup> {
  const plan = await readPlan(services.db);
  if (!plan) throw new Failure('There is no plan: make one with "antam backup FOLDER --every 24h --keep 14"');
  const release = await takeLock(nativeOf(services.db), BACKING_UP, onWait).catch(tellTaken);
  try {
    return await makePlanned(services, plan);
  } finally {
    await release();
  }
}

function tellTaken(error: unknown): never {
  if (databaseFault(error) !== 'busy') throw error;
  throw new Failure('Another backup by plan has been under way for an hour: let it end, or stop it', EXIT.unreachable);
}

async function makePlanned(services: Services, plan: BackupPlan): Promise<PlannedBackup> {
  const { db, config, clock } = services;
  const destination = destinationOf(plan.target, config);
  const parent = plan.target === 'store' ? config.dataFolder : plan.target;
  makeFolder(parent);
  const staging = temporaryFolder(parent, 'backup');
  try {
    const name = freeName(clock.now(), await destination.names());
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

/** The name of a backup of this moment, or of the first second after it that none has. */
function freeName(at: Date, taken: readonly string[]): string {
  const moment = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const name = `antam-${moment.toLowerCase()}`;
  return taken.includes(name) ? freeName(new Date(at.getTime() + 1_000), taken) : name;
}
