import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed, touches } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { Changed } from '../../records/directory-kind.ts';
import type { ProfessionalRow } from '../professional.entity.ts';
import { namesOfWorkers, WORKERS_ASPECTS } from '../workers-tag.ts';
import { recountPlacesOf } from './count-professionals.ts';
import { placesAround } from './workplaces-of.ts';

/** Counts the professionals of places again, and announces on which places others are shown. */
export async function followWorkplaces(
  services: Services,
  unit: UnitOfWork,
  professionals: readonly Changed<ProfessionalRow>[],
): Promise<void> {
  const recounted = await recountPlacesOf(unit, placesAround(professionals));
  const regrouped = professionals.filter(({ aspects }) => touches({ aspects }, WORKERS_ASPECTS));
  await services.tags.write(unit, namesOfWorkers(placesAround(regrouped)));
  await changed(unit, services, { subject: 'place', ids: recounted, aspects: ['professionalCount'] });
}
