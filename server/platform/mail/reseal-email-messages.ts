import type { Database } from '../db/database.ts';
import { tablesOf } from '../db/tables.ts';
import type { Config } from '../env/config.ts';
import { MailMessage } from './mail-message.entity.ts';
import { openEmailMessage, recipientKey, sealEmailMessage } from './sealed-email-message.ts';

const tables = tablesOf(MailMessage);
/** Email messages of one transaction. */
const BATCH = 200;

/** Seals email messages by the installation's secret that the one before it had sealed; what no secret opens stays as it is. */
export async function resealEmailMessages({
  db,
  config: { secret },
}: {
  readonly db: Database;
  readonly config: Pick<Config, 'secret'>;
}): Promise<void> {
  for (let after = 0; ; ) {
    const read = tables
      .selectFrom('mail_message')
      .select(['id', 'sealed', 'recipientKey'])
      .where('sealed', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH);
    const rows = await db.transaction(async unit => {
      const found = await unit.rows(read);
      for (const { id, sealed, recipientKey: key } of found) {
        const mail = openEmailMessage(secret, key ?? '', sealed ?? '');
        if (!mail) continue;
        const recipient = recipientKey(secret, mail.to);
        const values = { recipientKey: recipient, sealed: sealEmailMessage(secret, recipient, mail) };
        // Meanwhile it may have been delivered.
        await unit.run(
          tables.updateTable('mail_message').set(values).where('id', '=', id).where('sealed', '=', sealed),
        );
      }
      return found;
    });
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
