import type { Database } from '../../../platform/db/database.ts';
import type { ListMeta } from '../../listing/contract.ts';
import { valuesOfType } from '../../listing/rules/values-of-type.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';

/** Ids of the specialities that a list was asked for. */
export async function askedSpecialities(db: Database, meta: Pick<ListMeta, 'chosen'>): Promise<number[]> {
  const slugs = valuesOfType(meta, 'specialities');
  if (slugs.length === 0) return [];
  const terms = await termsOf(db);
  return slugs.flatMap(slug => terms.bySlug('speciality', slug)?.id ?? []);
}
