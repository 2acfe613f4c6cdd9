import { existsSync } from 'node:fs';
import {
  eraseAgain,
  type RememberedErasure,
  rememberedErasures,
} from '@antam/server/features/privacy/commands/erase-again.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { withDatabase } from '../boot/services.ts';
import { erasuresOf, nameOf, readErasures } from './erasures.ts';

/** What is known of erasures in a database that a restore is about to replace. */
export interface StandingErasures {
  readonly erasures: readonly RememberedErasure[];
  /** Whether there is a database that could not be read: people who were erased in it alone come back. */
  readonly isUnread: boolean;
}

/** The erasures that the database knows which a restore is about to replace, be it ever so broken. */
export async function standingErasures(config: Config): Promise<StandingErasures> {
  const { database } = config;
  if (database.engine === 'sqlite' && !existsSync(database.file)) return { erasures: [], isUnread: false };
  try {
    return { erasures: await withDatabase(config, erasuresOf), isUnread: false };
  } catch {
    return { erasures: [], isUnread: true };
  }
}

/**
 * Erases the people whom the file of the data folder names and the database does not: a restore that was killed leaves
 * them there until the site starts again.
 */
export async function finishErasures(services: Services): Promise<void> {
  const listed = readErasures(services.config.dataFolder);
  if (listed.length === 0) return;
  const known = new Set((await rememberedErasures(services)).map(nameOf));
  if (listed.every(erasure => known.has(nameOf(erasure)))) return;
  const people = await eraseAgain(services, listed);
  services.log.warn({ people }, 'erased again after a restore that had not come to it');
}
