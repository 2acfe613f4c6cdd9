import { touches } from '../../platform/events/changed.ts';
import { defineFeature } from '../../platform/features/feature.ts';
import { handle } from '../../platform/jobs/topic.ts';
import { calendarChanged } from '../schedules/calendar-changed.ts';
import { Availability } from './availability.entity.ts';
import { announceAbilities } from './commands/announce-abilities.ts';
import { calendarsGone, followDeletion, leaveCalendars } from './commands/leave-calendars.ts';
import { refreshDue } from './commands/refresh-due.ts';
import { refreshInTurns } from './commands/refresh-in-turns.ts';
import { availabilityDue } from './commands/schedule-refresh.ts';
import { calendarsChangedBy, calendarsOf } from './queries/calendars-of.ts';
import { availabilityRoutes } from './routes.ts';

/** What of a place or of a professional decides whether their calendars have slots. */
const OF_PLACES = ['status'];
const OF_PROFESSIONALS = ['status', 'workplaces', 'workplaceStatus'];
/** What of a professional decides in which lists of places the own times are shown. */
const ABILITIES = ['terms'];

/** Stored next free times of calendars, which lists filter and order by. */
export const availability = defineFeature({
  name: 'availability',
  about: 'Next free times',
  uses: ['free-times', 'taxonomy', 'places', 'professionals', 'schedules', 'bookings'],
  entities: [Availability],
  endpoints: availabilityRoutes,
  subscribe: services => services.events.onDelete((unit, event) => leaveCalendars(unit, services, event)),
  changes: services => [
    async change => {
      const { subject, ids } = change;
      const { primary } = services.db;
      if (subject === 'place' && touches(change, OF_PLACES)) {
        await refreshInTurns(services, await calendarsOf(primary, 'place', ids));
      }
      if (subject === 'professional' && touches(change, OF_PROFESSIONALS)) {
        await refreshInTurns(services, await calendarsOf(primary, 'professional', ids));
      }
      if (subject === 'professional' && touches(change, ABILITIES)) await announceAbilities(services, ids);
    },
  ],
  jobs: services => [
    handle(calendarChanged, async changed =>
      refreshInTurns(services, await calendarsChangedBy(services.db.primary, changed)),
    ),
    handle(calendarsGone, left => followDeletion(services, left)),
    handle(availabilityDue, (_, { signal }) => refreshDue(services, signal)),
  ],
});
