import { listOf, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { offerCalls } from './offers-contract.ts';
import { offeredCalendars } from './queries/offered-calendars.ts';

/** Public calls about which calendars there are. */
export function offerRoutes({ db }: Pick<Services, 'db'>): readonly Endpoint[] {
  return bindCalls(offerCalls, {
    ofPlace: async ({ params: { id } }, context) => {
      // Of a professional's first calendar there the place hears as one of all.
      context.dependsOn(record('place', id), listOf('professional'));
      return { items: await offeredCalendars(db.primary, 'place', id) };
    },
    ofProfessional: async ({ params: { id } }, context) => {
      context.dependsOn(record('professional', id), listOf('place'));
      return { items: await offeredCalendars(db.primary, 'professional', id) };
    },
  });
}
