import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound, Problem } from '../../../platform/errors/problem.ts';
import { PUBLISHED } from '../../../platform/lists/list-table.ts';
import { dialPhone, displayPhone } from '../../../platform/phone/display-phone.ts';
import type { Services } from '../../../platform/services.ts';
import type { Contact } from '../contract.ts';
import { clearOld } from '../jobs/clear-old.ts';
import { secondsToMidnight, vietnamDay } from '../rules/vietnam-day.ts';

/** Different contacts that one account may see on one day. */
export const CONTACTS_A_DAY = 30;

type Kind = 'place' | 'professional';

/**
 * Shows a contact and notes that it was shown. The same one again that day costs nothing. Throws 404 where there is
 * nothing public to show and 429 until midnight once the day's quota is used.
 */
export function revealContact(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
  kind: Kind,
  id: number,
): Promise<Contact> {
  return db.transaction(async unit => {
    const [row] = await unit.sql<{ phone: string | null; email: string | null }>(
      `select phone, email from ${kind} where id = ? and ${PUBLISHED}`,
      [id],
    );
    if (!row || (row.phone === null && row.email === null)) throw notFound('Chưa có thông tin liên hệ.');
    await spend(unit, accountId, kind, id, clock.now());
    return {
      phone: row.phone === null ? null : { display: displayPhone(row.phone), number: dialPhone(row.phone) },
      email: row.email,
    };
  });
}

/** Takes one of the day's contacts; the count's condition decides, however many requests come at once. */
async function spend(unit: UnitOfWork, accountId: number, kind: Kind, id: number, now: Date): Promise<void> {
  const day = vietnamDay(now);
  const fresh = await unit.sql(
    `insert into contact_reveal (account_id, day, kind, entity_id, created_at) values (?, ?, ?, ?, ?)
     on conflict do nothing returning entity_id`,
    [accountId, day, kind, id, now],
  );
  if (fresh.length === 0) return;
  const taken = await unit.sql(
    `insert into contact_quota (account_id, day, used) values (?, ?, 1)
     on conflict (account_id, day) do update set used = contact_quota.used + 1 where contact_quota.used < ?
     returning used`,
    [accountId, day, CONTACTS_A_DAY],
  );
  if (taken.length > 0) return clearOld.promise(unit, now);
  const detail = `Mỗi ngày bạn xem được liên hệ của ${CONTACTS_A_DAY} nơi. Xin vui lòng quay lại vào ngày mai.`;
  throw new Problem(429, 'CONTACT_QUOTA', detail, { retryAfterSeconds: secondsToMidnight(now) });
}
