import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RememberedErasure, rememberedErasures } from '@antam/server/features/privacy/commands/erase-again.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { z } from 'zod';
import { withDatabase } from '../boot/services.ts';
import { Failure, messageOf } from '../io/failure.ts';

/** Beside the backups: who was erased since, as keyed hashes. A restore reads it, so that nobody comes back. */
export const ERASURES = 'antam-erasures.json';

const moment = z.iso.datetime().transform(text => new Date(text));
const stored = z.object({ erasures: z.array(z.object({ subjectHash: z.string().max(43), erasedAt: moment })) });

/** Adds the erasures that the database remembers to the file of a folder. */
export async function keepErasures(services: Pick<Services, 'db'>, folder: string): Promise<void> {
  // A schema of before has no such table.
  if ((await services.db.pendingMigrations()).length > 0) return;
  writeErasures(folder, await rememberedErasures(services));
}

/** Adds erasures to the file of a folder; those that it has stay. */
export function writeErasures(folder: string, erasures: readonly RememberedErasure[]): void {
  const all = new Map([...readErasures(folder), ...erasures].map(erasure => [erasure.subjectHash, erasure]));
  if (all.size === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, ERASURES);
  writeFileSync(`${file}.part`, JSON.stringify({ erasures: [...all.values()] }, null, 1), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** The erasures in the file of a folder; none where there is no file. Fails where it cannot be read. */
export function readErasures(folder: string): RememberedErasure[] {
  const file = path.join(folder, ERASURES);
  if (!existsSync(file)) return [];
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8'))).erasures;
  } catch (error) {
    const remedy = 'put the file back as it was, or move it away if those who were erased may come back';
    throw new Failure(`${file} is no list of erasures (${messageOf(error).slice(0, 80)}): ${remedy}`, undefined, {
      cause: error,
    });
  }
}

/** The erasures that the database knows which a restore is about to replace; none where it cannot be read. */
export async function standingErasures(config: Config): Promise<RememberedErasure[]> {
  try {
    return await withDatabase(config, services => rememberedErasures(services));
  } catch {
    return [];
  }
}
