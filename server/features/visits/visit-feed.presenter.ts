import type { CalendarEvent, CalendarFile } from '../../platform/calendar-file/calendar-file.ts';
import { initialsOf } from './rules/initials.ts';

/** A visit as a feed shows it. */
export interface FeedVisit {
  readonly code: string;
  readonly start: Date;
  readonly end: Date;
  readonly sequence: number;
  readonly updatedAt: Date;
  /** The patient's, of which only the initials are shown. */
  readonly name: string;
  /** The name of the reason that was chosen; null for none. */
  readonly reason: string | null;
  readonly place: string;
  /** Null for a visit in the place's own calendar. */
  readonly professional: string | null;
  readonly isPending: boolean;
}

const REFRESH_SECONDS = 900;

/** A feed of visits for calendar programs. What patients wrote, and how to reach them, is not in it. */
export const presentFeed = (name: string, visits: readonly FeedVisit[], origin: string): CalendarFile => ({
  events: visits.map(visit => presentEvent(visit, new URL(origin).hostname)),
  feed: { name: `Lịch hẹn: ${name}`, refreshSeconds: REFRESH_SECONDS },
});

function presentEvent({ code, name, reason, place, professional, ...visit }: FeedVisit, host: string): CalendarEvent {
  const { start, end, sequence, updatedAt, isPending } = visit;
  return {
    uid: `${code}@${host}`,
    sequence,
    changedAt: updatedAt,
    start,
    end,
    status: isPending ? 'TENTATIVE' : 'CONFIRMED',
    summary: [initialsOf(name), reason ?? 'Khám bệnh'].filter(part => part !== '').join(' – '),
    location: place,
    description: professional ?? '',
  };
}
