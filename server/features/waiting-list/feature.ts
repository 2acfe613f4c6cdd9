import { defineFeature } from '../../platform/features/feature.ts';
import { handle } from '../../platform/jobs/topic.ts';
import { waitingEvents } from '../bookings/waiting-events.ts';
import { calendarChanged } from '../schedules/calendar-changed.ts';
import { clearPast } from './jobs/clear-past.ts';
import { endOffer, followCalendar } from './jobs/follow-calendars.ts';
import { mailOffer } from './mails/waiting-mails.ts';
import { waitingData } from './personal-data.ts';
import { waitingRoutes } from './routes.ts';

export const waitingList = defineFeature({
  name: 'waiting-list',
  about: 'People who wait for a free slot, and are offered freed ones',
  uses: ['accounts', 'sign-up', 'places', 'professionals', 'schedules', 'bookings'],
  endpoints: waitingRoutes,
  jobs: services => [
    handle(calendarChanged, changed => followCalendar(services, changed)),
    handle(waitingEvents.freed, calendar => followCalendar(services, calendar)),
    handle(waitingEvents.offered, ({ id }) => services.db.transaction(unit => mailOffer(unit, services, id))),
    handle(waitingEvents.offerOver, ({ id }) => endOffer(services, id)),
  ],
  daily: [clearPast],
  personalData: () => waitingData,
});
