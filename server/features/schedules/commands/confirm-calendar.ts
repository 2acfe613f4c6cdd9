import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { CalendarOf } from '../calendar-of.ts';
import { isCalendarOf } from '../queries/calendar-row.ts';
import { tables } from '../tables.ts';
import { announceConfirmation } from './announce-calendar.ts';

/** Notes that an owner says the calendar is right as it is. Throws 404 where there is none yet. */
export async function confirmCalendar(services: Services, of: CalendarOf): Promise<void> {
  await services.db.transaction(async unit => {
    const confirmed = await unit.run(
      tables
        .updateTable('calendar')
        .set({ confirmedAt: services.clock.now() })
        .where('id', 'in', isCalendarOf(of).select('id')),
    );
    if (confirmed === 0) throw notFound('Chưa có lịch khám nào để xác nhận.');
    await announceConfirmation(unit, services, of);
  });
}
