import type { Clock } from '../clock/clock.ts';
import { vietnamDay } from '../clock/vietnam-calendar.ts';
import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import type { Config } from '../env/config.ts';
import { recipientKey } from './sealed-email-message.ts';

export interface QuotaServices {
  readonly clock: Clock;
  readonly config: Pick<Config, 'secret'>;
}

/**
 * Email messages a day, of all features together, that strangers cause to an address of which nobody knows whose it is:
 * it may have been typed to annoy its owner.
 */
const MAX_A_DAY = 5;

/**
 * Takes one of the day's messages to an unconfirmed address; answers false where none is left. What has a count of its
 * own, named by its feature, is not counted among what strangers cause, so that no stranger uses up what warns an owner.
 */
export const takeMailQuota = (
  unit: UnitOfWork,
  services: QuotaServices,
  address: string,
  count?: string,
): Promise<boolean> =>
  takeQuota(unit, services.config.secret, {
    recipient: count === undefined ? address : `${count} ${address}`,
    day: vietnamDay(services.clock.now()),
    max: MAX_A_DAY,
  });

interface Quota {
  /** An address, a phone number or another name of what is counted; only a keyed hash of it is stored. */
  readonly recipient: string;
  /** The day in Việt Nam, `2026-11-28`. */
  readonly day: string;
  readonly max: number;
}

/** Takes one of `max` messages of a day; answers false where none is left, also for calls at the same moment. */
export async function takeQuota(
  unit: UnitOfWork,
  secret: Config['secret'],
  { recipient, day, max }: Quota,
): Promise<boolean> {
  const taken = await textOf(unit).sql(
    `insert into mail_quota (recipient_key, day, used) values (?, ?, 1)
     on conflict (day, recipient_key) do update set used = mail_quota.used + 1 where mail_quota.used < ?
     returning used`,
    [recipientKey(secret, recipient), day, max],
  );
  return taken.length > 0;
}

/** Forgets the counts of days that are over. Takes no write lock when there is nothing to do. */
export async function forgetMailQuotas(db: Database, now: Date): Promise<void> {
  const today = vietnamDay(now);
  const old = await textOf(db.primary).first('select day from mail_quota where day < ? limit 1', [today]);
  if (!old) return;
  await db.transaction(unit => textOf(unit).sql('delete from mail_quota where day < ?', [today]));
}
