import type { CalendarEvent } from '../../platform/calendar-file/calendar-file.ts';
import type { Config } from '../../platform/env/config.ts';
import type { ShownVisit } from './queries/shown-visit.ts';
import { visitLink } from './rules/visit-key.ts';

const STATUS = { cancelled: 'CANCELLED', pending: 'TENTATIVE' } as const;

/**
 * A visit for the calendar of the person who booked it. Nothing that was typed in the form goes there: calendars are
 * copied to many places.
 */
export function visitEvent(visit: ShownVisit, { origin, secret }: Pick<Config, 'origin' | 'secret'>): CalendarEvent {
  const { code, state, start, end, sequence } = visit;
  const url = origin + visitLink(secret, code);
  const isOpen = state === 'pending' || state === 'cancelled';
  return {
    start,
    end,
    sequence,
    url,
    uid: `${code}@${new URL(origin).hostname}`,
    changedAt: visit.updatedAt,
    status: isOpen ? STATUS[state] : 'CONFIRMED',
    summary: `${state === 'pending' ? 'Lịch hẹn chờ xác nhận' : 'Lịch hẹn'}: ${visit.doctorName ?? visit.placeName}`,
    location: whereOf(visit),
    description: [
      `Mã lịch hẹn: ${code}`,
      ...notesOf(visit).map(note => `Lưu ý: ${note}`),
      `Xem, đổi hoặc huỷ lịch hẹn: ${url}`,
    ].join('\n'),
  };
}

/** The place with its address, on one line. */
export const whereOf = ({ placeName, placeAddress }: Pick<ShownVisit, 'placeName' | 'placeAddress'>): string =>
  [placeName, placeAddress].filter(text => text !== '').join(', ');

/** What the patient is to know or bring: of the reason for the visit, and of everybody who comes. */
export const notesOf = ({ reasonNote, note }: Pick<ShownVisit, 'reasonNote' | 'note'>): string[] =>
  [reasonNote ?? '', note].filter(text => text !== '');
