import type { Reader } from '../../../platform/db/reader.ts';

/** One file of the export: its rows are all that this installation keeps of the account in that respect. */
interface ExportPart {
  readonly file: string;
  readonly sql: string;
}

/**
 * Everything that is kept of a person, without what is a secret towards its owner's thief (hashes, tokens) and without
 * other people's data. A feature that keeps something of people adds its part here.
 */
const PARTS: readonly ExportPart[] = [
  {
    file: 'account.json',
    sql: `select id, name, email, mobile_phone, role, status, is_official, email_confirmed_at, source, utm,
      totp_confirmed_at as second_factor_since, deletion_due_at, password_changed_at, last_login_at, created_at, updated_at
      from account where id = ?`,
  },
  {
    file: 'sessions.json',
    sql: 'select device, created_at, last_seen_at, expires_at from session where account_id = ? order by id',
  },
  {
    file: 'social-logins.json',
    sql: 'select provider, subject, created_at from social_identity where account_id = ? order by id',
  },
  {
    file: 'provider-application.json',
    sql: `select type, place_name, place_add, prof_spec, prof_place, status, reason, decided_at, created_at
      from provider_application where account_id = ?`,
  },
  {
    file: 'owned-pages.json',
    sql: 'select kind, entity_id, created_at from provider_link where account_id = ? order by kind, entity_id',
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
];

const MOMENT = /(_at|_since)$/;
const FLAG = /^is_/;

/** Reads all parts; moments become ISO 8601 in UTC, flags booleans. */
export async function exportParts(db: Reader, accountId: number): Promise<Array<{ file: string; rows: unknown[] }>> {
  const read = async ({ file, sql }: ExportPart) => {
    const rows = await db.all<Record<string, unknown>>(sql, [accountId]);
    return { file, rows: rows.map(plain) };
  };
  return Promise.all(PARTS.map(read));
}

function plain(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(name, value)]));
}

/** SQLite keeps moments as numbers, flags as 0 and 1, and JSON as text. */
function plainValue(name: string, value: unknown): unknown {
  if (value === null) return null;
  if (MOMENT.test(name) && (typeof value === 'number' || value instanceof Date)) return new Date(value).toISOString();
  if (FLAG.test(name)) return Boolean(value);
  return name === 'utm' && typeof value === 'string' ? JSON.parse(value) : value;
}
