import type { ExportPart } from './export-part.ts';

/** What is kept of an account itself: the hashes and secrets that guard it stay out, their times do not. */
export const ACCOUNT_PARTS: readonly ExportPart[] = [
  {
    file: 'account.json',
    sql: `select id, name, email, mobile_phone, role, status, is_official, email_confirmed_at, source, utm,
      totp_confirmed_at as second_factor_since, deletion_due_at, password_changed_at, last_login_at, created_at, updated_at
      from account where id = ?`,
  },
  {
    file: 'sessions.json',
    sql: `select device, has_second_factor, created_at, last_seen_at, expires_at from session where account_id = ?
      order by id`,
  },
  {
    file: 'social-logins.json',
    sql: 'select provider, subject, created_at from social_identity where account_id = ? order by id',
  },
  {
    file: 'mailed-links.json',
    sql: 'select purpose, email, created_at, expires_at, used_at from account_token where account_id = ? order by id',
  },
  {
    file: 'recovery-codes.json',
    sql: 'select used_at from recovery_code where account_id = ? order by id',
  },
  {
    // What a letter says may open the account, so only its kind is told, which is its subject.
    file: 'waiting-letters.json',
    sql: `select letter.subject as kind, letter.created_at from mail_message letter
      join account on account.email = letter.recipient
      where account.id = ? and letter.sent_at is null and letter.failed_at is null order by letter.id`,
  },
  {
    file: 'provider-application.json',
    sql: `select type, place_name, place_add, prof_spec, prof_place, status, reason, decided_at, created_at
      from provider_application where account_id = ?`,
  },
  {
    file: 'favourites.json',
    sql: `select f.type, f.entity_id as id, coalesce(place.name, professional.name) as name, f.created_at
      from favourite f
      left join place on f.type = 'place' and place.id = f.entity_id
      left join professional on f.type = 'professional' and professional.id = f.entity_id
      where f.account_id = ? order by f.created_at, f.type, f.entity_id`,
  },
  {
    file: 'revealed-contacts.json',
    sql: `select day, kind, entity_id as id, created_at from contact_reveal where account_id = ?
      order by created_at, kind, entity_id`,
  },
  {
    file: 'revealed-contact-counts.json',
    sql: 'select day, used from contact_quota where account_id = ? order by day',
  },
];
