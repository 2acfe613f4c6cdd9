import { record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { workersTag } from '../professionals/workers-tag.ts';
import { calendarTags } from './calendar-tags.ts';
import { offerCalls } from './offers-contract.ts';
import { offeredCalendars } from './queries/offered-calendars.ts';

/** Public calls about which calendars there are. */
export function offerRoutes({ db }: Pick<Services, 'db'>): readonly Endpoint[] {
  return bindCalls(offerCalls, {
    ofPlace: async ({ params: { id } }, context) => {
      const { offered, all } = await offeredCalendars(db.primary, 'place', id);
      // A professional's first calendar there is announced to the place like a professional who begins to work there.
      context.dependsOn(record('place', id), workersTag(id), ...all.flatMap(calendarTags));
      return { items: offered };
    },
    ofProfessional: async ({ params: { id } }, context) => {
      const { offered, all } = await offeredCalendars(db.primary, 'professional', id);
      context.dependsOn(record('professional', id), ...all.flatMap(calendarTags));
      return { items: offered };
    },
  });
}
