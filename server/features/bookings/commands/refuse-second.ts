import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import type { CalendarOf } from '../../schedules/calendar-of.ts';
import type { BookingContacts } from '../rules/booking-contacts.ts';
import { tables } from '../tables.ts';

interface SecondVisit {
  readonly of: CalendarOf;
  readonly start: Date;
  readonly contacts: BookingContacts;
}

/**
 * Refuses to book the same time in the same calendar, which must be locked, once more for the same patient: the same
 * name, reached at the same number. A parent who brings two children gives two names. Throws 409 with ALREADY_BOOKED.
 */
export async function refuseSecondVisit(unit: UnitOfWork, { of, start, contacts }: SecondVisit): Promise<void> {
  const phone = contacts.bookedByPhone ?? contacts.phone;
  if (phone === null) return;
  const name = foldText(contacts.name);
  const planned = await unit.rows(plannedAt({ place: of.place, start }));
  const isSame = (visit: (typeof planned)[number]) =>
    visit.professional === of.professional &&
    (visit.bookedByPhone ?? visit.phone) === phone &&
    foldText(visit.name) === name;
  if (planned.some(isSame)) {
    throw new Problem(
      409,
      'ALREADY_BOOKED',
      'Người khám này đã có lịch hẹn vào đúng giờ này rồi, bạn không cần đặt lại. Lịch hẹn nằm trong email hoặc tin nhắn An Tâm đã gửi.',
    );
  }
}

const plannedAt = statement((p: Parameters<{ place: number; start: Date }>) =>
  tables
    .selectFrom('booking')
    .select(['professional', 'name', 'phone', 'bookedByPhone'])
    .where('place', '=', p.place)
    .where('startAt', '=', p.start)
    .where('state', 'in', ['pending', 'confirmed']),
);
