import { textOf } from '../../platform/db/text.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Services } from '../../platform/services.ts';
import type { RowMaker } from './row-maker.ts';

/** Writes fresh work that waits or failed, each for one call. */
export interface OutboxMaker {
  /** An email message that waits to be sent. */
  emailMessage(): Promise<number>;
  /** A job that was given up. */
  job(): Promise<number>;
}

export function createOutboxMaker(services: Services, { write }: RowMaker): OutboxMaker {
  const { db, clock } = services;
  return {
    emailMessage: async () => {
      const mail = { to: 'nguoi-thu@thu.example', subject: 'Thử', text: 'Thử', html: '<p>Thử</p>' };
      await db.transaction(unit => sendMail(unit, services, mail));
      const row = await textOf(db.primary).first<{ id: number | string }>('select max(id) as id from mail_message');
      return Number(row?.id);
    },
    job: () =>
      write(
        `insert into outbox_message (topic, payload, attempts, last_error, available_at, created_at, failed_at)
         values ('thu.khong-ai-lam', '{}', 10, 'Error', ?, ?, ?)`,
        [clock.now(), clock.now(), clock.now()],
      ),
  };
}
