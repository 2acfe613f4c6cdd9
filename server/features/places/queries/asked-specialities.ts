import type { Database } from '../../../platform/db/database.ts';
import type { ListMeta } from '../../listing/contract.ts';
import { valuesOfType } from '../../listing/rules/values-of-type.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';

/**
 * Ids of the specialities that a list was asked for; where it was asked for services alone, of these and of the specialities
 * to which they belong.
 */
export async function askedSpecialities(db: Database, meta: Pick<ListMeta, 'chosen'>): Promise<number[]> {
  const terms = await termsOf(db);
  const specialities = valuesOfType(meta, 'specialities').flatMap(slug => terms.bySlug('speciality', slug)?.id ?? []);
  if (specialities.length > 0) return specialities;
  const services = valuesOfType(meta, 'services').flatMap(slug => terms.bySlug('service', slug) ?? []);
  return [...new Set(services.flatMap(({ id, parent }) => (parent === null ? [id] : [id, parent])))];
}
