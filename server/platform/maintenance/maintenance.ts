import { z } from 'zod';
import { anyOf } from '../cache/tag.ts';
import type { Database } from '../db/database.ts';
import { readSetting, writeSetting } from '../db/stored-setting.ts';
import { Problem } from '../errors/problem.ts';
import type { Services } from '../services.ts';

/** A time in which the site is read and not written to: from its beginning until an operator ends it. */
export interface Maintenance {
  readonly startsAt: Date;
  /** What the operator says of it, in Vietnamese; empty for nothing. */
  readonly text: string;
}

const NAME = 'maintenance';

/** Null once it is over. */
const stored = z.object({ startsAt: z.coerce.date(), text: z.string() }).nullable().catch(null);

/** What is planned or under way; asked of the first server, as a replica may be late. */
export const plannedMaintenance = async ({ primary }: Pick<Database, 'primary'>): Promise<Maintenance | null> =>
  stored.parse((await readSetting(primary, NAME)) ?? null);

/** Whether it is under way. */
export async function isUnderMaintenance({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  const planned = await plannedMaintenance(db);
  return planned !== null && planned.startsAt <= clock.now();
}

/** Plans it, or ends it with null; every page of every process says so at its next look. */
export function setMaintenance(
  { db, clock, tags }: Pick<Services, 'db' | 'clock' | 'tags'>,
  maintenance: Maintenance | null,
): Promise<void> {
  return db.transaction(async unit => {
    await writeSetting(unit, { name: NAME, value: maintenance, now: clock.now() });
    await tags.write(unit, [anyOf('site').name]);
  });
}

/** The code of the problem that writes are answered by. */
export const MAINTENANCE = 'MAINTENANCE';

/** Nobody knows how long it takes: who has waited so long may try again. */
const RETRY_AFTER_SECONDS = 300;

const REFUSED = 'An Tâm đang bảo trì: mọi trang vẫn đọc được, nhưng chưa lưu hay gửi được gì.';
const LATER = 'Những gì bạn đã nhập vẫn còn đây, xin vui lòng thử lại sau ít phút.';

/** Throws 503 while it is under way. */
export async function refuseDuringMaintenance({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const planned = await plannedMaintenance(db);
  if (planned === null || planned.startsAt > clock.now()) return;
  const detail = [REFUSED, planned.text, LATER].filter(text => text !== '').join(' ');
  throw new Problem(503, MAINTENANCE, detail, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
