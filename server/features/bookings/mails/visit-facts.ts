import { vietnamAppointment } from '../../../platform/clock/vietnam-calendar.ts';
import type { MailFacts } from '../../../platform/mail/compose-mail.ts';
import { subjectOf } from '../../../platform/mail/subject-of.ts';
import type { ShownVisit } from '../queries/shown-visit.ts';
import { notesOf, whereOf } from '../visit-calendar.ts';

/**
 * When and where a visit is, in the same words for the person who booked and for the provider.
 * @param isMoved whether the former start stands beside the new one
 */
export const visitFacts = (visit: ShownVisit, isMoved = false): MailFacts => [
  { label: 'Thời gian', value: vietnamAppointment(visit.start) },
  ...(isMoved && visit.movedFrom ? [{ label: 'Giờ cũ', value: vietnamAppointment(visit.movedFrom) }] : []),
  ...(visit.doctorName === null ? [] : [{ label: 'Bác sĩ', value: visit.doctorName }]),
  { label: 'Nơi khám', value: whereOf(visit) },
  { label: 'Mã lịch hẹn', value: visit.code },
];

/** What the patient is to know or bring. */
export const noteFacts = (visit: ShownVisit): MailFacts => notesOf(visit).map(value => ({ label: 'Lưu ý', value }));

/** The subject of an email message about a visit: when it is, and neither where nor whom one sees. */
export const visitSubject = (title: string, { start }: Pick<ShownVisit, 'start'>): string =>
  `${subjectOf(title)}, ${vietnamAppointment(start)}`;
