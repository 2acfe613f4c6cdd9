import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';

/** What is kept of an account itself: the hashes and secrets that guard it stay out, their times do not. */
export const accountData: PersonalData = {
  export: [
    {
      file: 'account.json',
      sql: `select id, name, email, mobile_phone, role, status, is_official, email_confirmed_at, source, utm,
        totp_confirmed_at as second_factor_since, deletion_due_at, password_changed_at, last_login_at, created_at, updated_at
        from account where id = ?`,
    },
    {
      file: 'mailed-links.json',
      sql: 'select purpose, email, created_at, expires_at, used_at from account_token where account_id = ? order by id',
    },
    {
      // What an email message says may open the account, so only its kind is told, which is its subject.
      file: 'waiting-letters.json',
      sql: `select message.subject as kind, message.created_at from mail_message message
        join account on account.email = message.recipient
        where account.id = ? and message.sent_at is null and message.failed_at is null order by message.id`,
    },
  ],
  erase: eraseRows('account_token'),
};
