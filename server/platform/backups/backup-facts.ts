import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { readSetting, writeSetting } from '../db/stored-setting.ts';
import { BACKUP_FACTS } from '../metrics/backup-metrics.ts';

/** When backups last came out well, as every process and the metrics see it; undefined for never. */
export interface BackupFacts {
  /** Milliseconds since 1970. */
  readonly succeededAt?: number | undefined;
  readonly verifiedAt?: number | undefined;
}

const facts = z.object({ succeededAt: z.number().optional(), verifiedAt: z.number().optional() }).catch({});

export const readBackupFacts = async ({ primary }: Pick<Database, 'primary'>): Promise<BackupFacts> =>
  facts.parse(await readSetting(primary, BACKUP_FACTS));

/** Writes down what came out well just now; what is not named stays as it was. */
export async function noteBackup(db: Database, news: BackupFacts, now: Date): Promise<void> {
  const value = { ...(await readBackupFacts(db)), ...news };
  await db.transaction(unit => writeSetting(unit, { name: BACKUP_FACTS, value, now }));
}
