import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { readSetting } from '../db/stored-setting.ts';
import { textOf } from '../db/text.ts';
import { BACKUP_FACTS } from '../metrics/backup-metrics.ts';

/** When backups last came out well, as every process and the metrics can tell; undefined for never. */
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
  const value = JSON.stringify({ ...(await readBackupFacts(db)), ...news });
  await db.transaction(async unit => {
    await textOf(unit).sql('delete from setting where name = ?', [BACKUP_FACTS]);
    const sql = 'insert into setting (name, value, updated_at) values (?, ?, ?)';
    await textOf(unit).sql(sql, [BACKUP_FACTS, value, now]);
  });
}
