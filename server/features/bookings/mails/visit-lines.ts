import { vietnamAppointment } from '../../../platform/clock/vietnam-calendar.ts';
import type { ShownVisit } from '../queries/shown-visit.ts';
import { whereOf } from '../visit-calendar.ts';

/** When and where a visit is, a line each: what whoever booked and the provider are told alike. */
export const visitLines = (visit: ShownVisit): string[] => [
  `Thời gian: ${vietnamAppointment(visit.start)}`,
  ...(visit.doctor_name === null ? [] : [`Bác sĩ: ${visit.doctor_name}`]),
  `Nơi khám: ${whereOf(visit)}`,
  `Mã lịch hẹn: ${visit.code}`,
];

/** The subject of an email message about a visit: when it is, and neither where nor whom one sees. */
export const visitSubject = (title: string, { start }: Pick<ShownVisit, 'start'>): string =>
  `An Tâm: ${title.charAt(0).toLowerCase()}${title.slice(1)}, ${vietnamAppointment(start)}`;
