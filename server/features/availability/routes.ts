import { anyOf, quoted } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { calendarTimes } from '../free-times/calendar-times.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import { availabilityCalls } from './contract.ts';
import { specialityTimes } from './queries/speciality-times.ts';

/** Public calls about what is free first. */
export function availabilityRoutes({ db }: Pick<Services, 'db'>): readonly Endpoint[] {
  return bindCalls(availabilityCalls, {
    ofSpecialities: async ({ query: { places, specialities } }, context) => {
      const terms = await termsOf(db);
      const ids = specialities.flatMap(slug => terms.bySlug('speciality', slug)?.id ?? []);
      const { items, looked } = await specialityTimes(db.read, places, ids);
      context.dependsOn(
        anyOf('term'),
        ...calendarTimes(places),
        ...looked.map(id => quoted('professional', id, ['status', 'terms'])),
      );
      return { items };
    },
  });
}
