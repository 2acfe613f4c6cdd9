import { timingSafeEqual } from 'node:crypto';
import type { Principal } from '../../../platform/auth/principal.ts';
import { vietnamMoment } from '../../../platform/clock/vietnam-calendar.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { waitingKey } from '../../bookings/rules/waiting-key.ts';
import { placeUrl } from '../../places/place.presenter.ts';
import { professionalUrl } from '../../professionals/professional.presenter.ts';
import type { WaitingEntryAnswer } from '../contract.ts';
import { tables } from '../tables.ts';
import { waitingPolicy } from '../waiting.policy.ts';

/** By which a visitor asks for an entry: its key, an account, or both. */
export interface EntryAccess {
  readonly code: string;
  readonly key?: string | undefined;
  readonly principal: Principal | undefined;
}

/** An entry with whose calendar it is about. */
export const entries = tables
  .selectFrom('waiting_entry as entry')
  .innerJoin('calendar', 'calendar.id', 'entry.calendar')
  .innerJoin('place', 'place.id', 'calendar.place')
  .leftJoin('professional', 'professional.id', 'calendar.professional')
  .leftJoin('account', 'account.id', 'entry.account')
  .select(['entry.id', 'entry.code', 'entry.state', 'entry.day', 'entry.startAt as start', 'entry.reason'])
  .select(['entry.name', 'entry.email', 'entry.phone', 'entry.account as accountId'])
  .select(['entry.offeredStart', 'entry.offeredUntil', 'entry.calendar'])
  .select(['account.email as accountEmail', 'account.emailConfirmedAt'])
  .select(['place.id as place', 'place.name as placeName', 'place.slug as placeSlug'])
  .select(['professional.id as professional', 'professional.name as doctorName', 'professional.slug as doctorSlug']);

export type StoredEntry = Awaited<ReturnType<typeof entryOf>>;

/** One entry of a waiting list. Throws 404 for those of others, and for what is over. */
export async function entryOf(reader: Pick<Reader, 'row'>, { config }: Pick<Services, 'config'>, access: EntryAccess) {
  const { code, key, principal } = access;
  const entry = await reader.row(entries.where('entry.code', '=', code));
  const isOpened = key !== undefined && config.secret.accepted.some(one => isSame(key, waitingKey(one, code)));
  if (!entry || !(isOpened || (principal && waitingPolicy.can(principal, 'use', entry)))) {
    throw notFound('Không tìm thấy lượt chờ này.');
  }
  return entry;
}

/** Takes as long for a wrong key as for the right one. */
function isSame(sent: string, right: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether the slot is still kept; at the instant at which an offer ends it is over. */
export const isOffered = ({ state, offeredUntil }: Pick<StoredEntry, 'state' | 'offeredUntil'>, now: Date): boolean =>
  state === 'offered' && offeredUntil !== null && offeredUntil > now;

/** An entry as the person who waits sees it. */
export function presentEntry(entry: StoredEntry, now: Date): WaitingEntryAnswer {
  const { code, day, start, place, placeName, placeSlug, professional, doctorName, doctorSlug } = entry;
  const { offeredStart, offeredUntil } = entry;
  const isOpen = isOffered(entry, now);
  const shown = entry.state === 'offered' && !isOpen ? 'lapsed' : entry.state;
  return {
    code,
    day,
    state: shown === 'lapsed' && offeredUntil === null ? 'withdrawn' : shown,
    start: start && vietnamMoment(start),
    place: { id: place, name: placeName, absolute_url: placeUrl({ id: place, slug: placeSlug }) },
    professional:
      professional === null || doctorName === null || doctorSlug === null
        ? null
        : { id: professional, name: doctorName, absolute_url: professionalUrl({ id: professional, slug: doctorSlug }) },
    offer:
      isOpen && offeredStart && offeredUntil
        ? { start: vietnamMoment(offeredStart), until: vietnamMoment(offeredUntil) }
        : null,
  };
}
