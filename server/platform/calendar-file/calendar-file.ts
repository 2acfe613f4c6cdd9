/** One appointment. */
export interface CalendarEvent {
  /** The same over all its changes: by it calendars find what they hold already. */
  readonly uid: string;
  /** Grows with every change of time, and with its cancellation. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly start: Date;
  readonly end: Date;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Absolute. */
  readonly url?: string | undefined;
}

/** Who sends an appointment by mail, and to whom: calendars then follow each change by themselves. */
export interface Invitation {
  readonly from: { readonly name: string; readonly email: string };
  readonly to: string;
}

export interface CalendarFile {
  readonly events: readonly CalendarEvent[];
  /** Undefined for a file that is downloaded or fetched. */
  readonly invitation?: Invitation | undefined;
  /** Of a file that calendar programs fetch again and again: its name there, and how often. */
  readonly feed?: { readonly name: string; readonly refreshSeconds: number } | undefined;
}

/** The media type of such a file. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/**
 * Writes appointments in the format of iCalendar, with times in UTC. Nobody else who sees the owner's calendar is shown
 * more than that the time is taken. An invitation is accepted already and asks for no answer.
 */
export async function writeCalendarFile({ events, invitation, feed }: CalendarFile): Promise<string> {
  // Loaded at the first file, so that the server starts without it.
  const {
    default: ical,
    ICalCalendarMethod,
    ICalEventClass,
    ICalEventStatus,
    ICalAttendeeStatus,
  } = await import('ical-generator');
  const isCancellation = events.every(({ status }) => status === 'CANCELLED');
  const invited = isCancellation ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const file = ical({
    prodId: { company: 'An Tam', product: 'Lich hen', language: 'VI' },
    method: invitation ? invited : ICalCalendarMethod.PUBLISH,
    ...(feed ? { name: feed.name, ttl: feed.refreshSeconds } : {}),
  });
  for (const { uid, changedAt, status, url, ...event } of events) {
    const created = file.createEvent({
      ...event,
      id: uid,
      stamp: changedAt,
      lastModified: changedAt,
      url: url ?? null,
      status: ICalEventStatus[status],
      class: ICalEventClass.PRIVATE,
    });
    if (!invitation) continue;
    created.organizer(invitation.from);
    created.createAttendee({ email: invitation.to, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return file.toString();
}
