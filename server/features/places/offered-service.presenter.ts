import { presentLink, type TermRow } from '../records/queries/term-rows.ts';
import { presentTerm } from '../taxonomy/term.presenter.ts';
import type { Terms } from '../taxonomy/term.repository.ts';
import type { OfferedService } from './contract.ts';

/** The services among an entity's terms, with prices and the speciality each belongs to. */
export function presentOfferedServices(rows: readonly TermRow[], terms: Terms): OfferedService[] {
  return rows.flatMap(row => {
    const term = terms.get(row.term);
    const ref = presentLink(row, terms);
    if (term?.kind !== 'service' || !ref) return [];
    const speciality = term.parent === null ? undefined : terms.get(term.parent);
    return {
      ...ref,
      price_from: row.price_from,
      price_to: row.price_to,
      speciality: speciality ? presentTerm(speciality) : null,
    };
  });
}
