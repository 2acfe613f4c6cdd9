import { vietnamDayBefore } from '../../../platform/clock/vietnam-calendar.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { type ContactCounts, REFUSAL_REASONS, type RevealOutcome } from '../staff-contract.ts';
import { tables } from '../tables.ts';

const DAYS = 7;

interface Row {
  readonly outcome: RevealOutcome;
  readonly count: number;
}

/** How often contacts were shown and refused on the last seven days, and whether today is unusual. */
export async function readContactCounts(reader: Reader, now: Date): Promise<ContactCounts> {
  const names = Array.from({ length: DAYS }, (_, i) => vietnamDayBefore(now, DAYS - 1 - i));
  const rows = await reader.rows(
    tables
      .selectFrom('contact_day_count')
      .select(['day', 'outcome', 'count'])
      .where('day', '>=', names[0] ?? '')
      .where('day', '<=', names.at(-1) ?? ''),
  );
  const days = names.map(day => ({ day, ...sum(rows.filter(row => row.day === day)) }));
  const today = days.slice(-1);
  const reasons = REFUSAL_REASONS.map(reason => [reason, total(rows.filter(({ outcome }) => outcome === reason))]);
  return {
    ...withShare(sum(rows)),
    days: days.map(withShare),
    reasons: Object.fromEntries(reasons),
    is_unusual: isUnusual(sumOf(today), sumOf(days.slice(0, -1))),
  };
}

const total = (rows: readonly Row[]) => rows.reduce((all, { count }) => all + count, 0);

function sum(rows: readonly Row[]): Asked {
  const shown = total(rows.filter(({ outcome }) => outcome === 'shown'));
  return { shown, refused: total(rows) - shown };
}

const sumOf = (days: readonly Asked[]): Asked => ({
  shown: days.reduce((all, { shown }) => all + shown, 0),
  refused: days.reduce((all, { refused }) => all + refused, 0),
});

const withShare = <T extends Asked>(asked: T) => ({ ...asked, share: refusedShare(asked) });

/** The number of requests by outcome. */
interface Asked {
  readonly shown: number;
  readonly refused: number;
}

/** Below this many requests the share of a day means nothing. */
const FEW = 20;
/** Unusual is twice the earlier share, and at least ten percentage points above it. */
const FACTOR = 2;
const POINTS = 0.1;

/** The share of refused requests, 0 to 1; null without requests. */
export function refusedShare({ shown, refused }: Asked): number | null {
  return shown + refused === 0 ? null : refused / (shown + refused);
}

/** Whether the share of refused requests is far higher today than before. */
export function isUnusual(today: Asked, before: Asked): boolean {
  if (today.shown + today.refused < FEW) return false;
  const usual = refusedShare(before) ?? 0;
  return (refusedShare(today) ?? 0) >= Math.max(usual * FACTOR, usual + POINTS);
}
