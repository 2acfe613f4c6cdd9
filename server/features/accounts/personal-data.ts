import { z } from 'zod';
import { tablesOf } from '../../platform/db/tables.ts';
import { type ExportRow, eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import { MailMessage } from '../../platform/mail/mail-message.entity.ts';
import { EMAIL_MESSAGE_COLUMNS, readEmailMessage } from '../../platform/mail/mail-store.ts';
import { recipientKeys } from '../../platform/mail/sealed-email-message.ts';
import type { Services } from '../../platform/services.ts';
import { TextMessage } from '../../platform/text-messages/text-message.entity.ts';
import { Account, AccountToken } from './account.entity.ts';

const tables = tablesOf(Account, AccountToken, MailMessage, TextMessage);

const phoneOf = (email: string) =>
  tables.selectFrom('account').select('mobilePhone').where('email', '=', email).where('mobilePhone', 'is not', null);

const part = z.string().nullable();
const emailMessageRow = z.object({
  sealed: part,
  recipient_key: part,
  recipient: part,
  subject: part,
  text: part,
  html: part,
  calendar: part,
});

/** The email message in a row of the archive, whose names are those of its files. */
function emailMessageIn(row: ExportRow) {
  const { recipient_key: recipientKey, ...parts } = emailMessageRow.parse(row);
  return { ...parts, recipientKey };
}

/** The data of an account itself, without the hashes and secrets that protect it, but with their times. */
export const accountData = ({ config: { secret } }: Pick<Services, 'config'>): PersonalData => ({
  notes: [
    'Mật khẩu và mã xác thực chỉ được lưu ở dạng không đọc lại được, nên không có ở đây.',
    'Thư đang chờ gửi chỉ ghi loại thư và thời gian, tin nhắn chỉ ghi thời gian, vì nội dung có thể chứa liên kết mở tài khoản hoặc lịch hẹn.',
  ],
  export: [
    {
      file: 'account.json',
      query: accountId =>
        tables
          .selectFrom('account')
          .select(['id', 'name', 'email', 'mobilePhone', 'role', 'status', 'isOfficial', 'emailConfirmedAt'])
          .select(['source', 'utm', 'totpConfirmedAt as secondFactorSince', 'deletionDueAt'])
          .select(['passwordChangedAt', 'lastLoginAt', 'createdAt', 'updatedAt'])
          .where('id', '=', accountId),
    },
    {
      file: 'mailed-links.json',
      query: accountId =>
        tables
          .selectFrom('account_token')
          .select(['purpose', 'email', 'createdAt', 'expiresAt', 'usedAt'])
          .where('account', '=', accountId)
          .orderBy('id'),
    },
    {
      // The content of an email message may open the account, so the archive holds only its subject.
      file: 'waiting-letters.json',
      query: (_, email = '') =>
        tables
          .selectFrom('mail_message')
          .select([...EMAIL_MESSAGE_COLUMNS, 'createdAt'])
          .where(eb => eb.or([eb('recipientKey', 'in', recipientKeys(secret, email)), eb('recipient', '=', email)]))
          .orderBy('id'),
      present: row => ({
        kind: readEmailMessage(secret, emailMessageIn(row))?.subject ?? null,
        created_at: row.created_at,
      }),
    },
    {
      file: 'waiting-text-messages.json',
      query: accountId =>
        tables
          .selectFrom('text_message as message')
          .innerJoin('account', 'account.mobilePhone', 'message.recipient')
          .select('message.createdAt')
          .where('account.id', '=', accountId)
          .where('message.sentAt', 'is', null)
          .where('message.failedAt', 'is', null)
          .orderBy('message.id'),
    },
  ],
  byAddress: [
    {
      name: 'letters',
      count: email =>
        tables
          .selectFrom('mail_message')
          .select(eb => eb.fn.countAll<number>().as('count'))
          .where(eb => eb.or([eb('recipientKey', 'in', recipientKeys(secret, email)), eb('recipient', '=', email)])),
      erase: async (unit, email) =>
        void (await unit.run(
          tables
            .deleteFrom('mail_message')
            .where(eb => eb.or([eb('recipientKey', 'in', recipientKeys(secret, email)), eb('recipient', '=', email)])),
        )),
      addresses: async read => {
        const rows = await read.rows(
          tables
            .selectFrom('mail_message')
            .select([...EMAIL_MESSAGE_COLUMNS])
            .where(eb => eb.or([eb('sealed', 'is not', null), eb('recipient', 'is not', null)])),
        );
        return rows.flatMap(row => readEmailMessage(secret, row)?.to ?? []);
      },
    },
    {
      name: 'messages to the phone',
      count: email =>
        tables
          .selectFrom('text_message')
          .select(eb => eb.fn.countAll<number>().as('count'))
          .where('recipient', 'in', phoneOf(email)),
      erase: async (unit, email) =>
        void (await unit.run(tables.deleteFrom('text_message').where('recipient', 'in', phoneOf(email)))),
      // Theirs are those of the accounts.
      addresses: async () => [],
    },
  ],
  erase: eraseRows('account_token'),
});
