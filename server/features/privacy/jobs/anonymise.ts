import { z } from 'zod';
import { namesOfCounts } from '../../../platform/cache/tag.ts';
import type { Engine } from '../../../platform/db/engine.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';

/** Due when the days of grace are over; does nothing where the wish was taken back. */
export const anonymiseTopic = defineTopic('privacy.anonymise', z.object({ accountId: z.number().int() }));

/** The name under which others' threads still show what a person wrote who is gone. */
const ANONYMOUS_NAME = 'Thành viên ẩn danh';

/** What goes with an account; what others need stays under {@link ANONYMOUS_NAME}. */
const OWN_ROWS = [
  ...['session', 'account_token', 'recovery_code', 'social_identity', 'provider_application', 'provider_link'],
  ...['favourite', 'contact_reveal', 'contact_quota'],
] as const;

/** Carries out the wish to be forgotten. */
export const handleAnonymise = (services: Services): JobHandler =>
  handle(anonymiseTopic, ({ accountId }) => services.db.transaction(unit => anonymise(services, unit, accountId)));

/** Empties an account whose deletion is due; changes nothing for any other, nor for one that has become staff's. */
async function anonymise({ db, clock, tags }: Services, unit: UnitOfWork, accountId: number): Promise<void> {
  const now = clock.now();
  const rows = await unit.sql(
    `update account set status = 'anonymised', email = null, name = ?, folded_name = '', mobile_phone = null, password_hash = null,
       role = 'user', is_official = ?, email_confirmed_at = null, source = '', utm = '{}', totp_secret = null,
       totp_pending_secret = null, totp_confirmed_at = null, totp_last_step = null, deletion_due_at = null,
       last_login_at = null, updated_at = ?
     where id = ? and deletion_due_at <= ? and role not in ('moderator', 'editor', 'admin') returning id`,
    [ANONYMOUS_NAME, false, now, accountId, now],
  );
  if (rows.length === 0) return;
  for (const type of ['place', 'professional']) {
    const ids = await countDown(unit, db.engine, accountId, type);
    if (ids.length > 0) await tags.write(unit, namesOfCounts(type, ids));
  }
  for (const table of OWN_ROWS) await unit.sql(`delete from ${table} where account_id = ?`, [accountId]);
}

/**
 * Takes the account's favourites out of the counts and answers what they were. Nobody else changes them: the account is
 * locked.
 */
async function countDown(unit: UnitOfWork, engine: Engine, accountId: number, type: string): Promise<number[]> {
  const rows = await unit.sql<{ id: number }>(
    'select entity_id as id from favourite where account_id = ? and type = ?',
    [accountId, type],
  );
  // In the order of ids, as another account that is emptied now may have the same favourites.
  const ids = rows.map(({ id }) => id);
  await lockRows(unit, engine, type, ids);
  const list = listSql(engine);
  await unit.sql(`update ${type} set favourite_count = favourite_count - 1 where ${list.hasId('id')}`, [list.ids(ids)]);
  return ids;
}
