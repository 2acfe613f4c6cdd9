import { type FacetOfTerm, termFacets } from '../../listing/term-facets.ts';
import { rankOf } from '../../records/rules/relevance.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import type { ProfessionalRow } from '../professional.entity.ts';
import { honorific } from '../rules/names.ts';
import { professionalCompleteness } from '../rules/professional-completeness.ts';
import { professionalFacets } from '../rules/professional-facets.ts';
import { isPublicProfessional } from '../rules/professional-visibility.ts';
import type { WorkplaceFacts } from './stored-workplaces.ts';

/** What of a professional stands in other tables. */
export interface Surroundings {
  readonly terms: readonly number[];
  /** Published ones only, the main one first. */
  readonly workplaces: readonly WorkplaceFacts[];
}

/** The facets of a stored professional. */
export function facetsOfProfessional(row: ProfessionalRow, around: Surroundings, facetOf: FacetOfTerm): string[] {
  return professionalFacets({
    published: isPublicProfessional(row),
    positioned: row.lat != null && row.long != null,
    gender: row.gender ?? null,
    title: row.title ?? null,
    occupation: row.occupation ?? null,
    terms: termFacets(around.terms, facetOf),
    areas: around.workplaces,
  });
}

/** Stands the professional where the main workplace stands. */
export function takePosition(row: ProfessionalRow, [main]: readonly WorkplaceFacts[]): void {
  row.province = main?.province ?? null;
  row.district = main?.district ?? null;
  row.lat = main?.lat ?? null;
  row.long = main?.long ?? null;
}

/**
 * Writes what follows from the rest of the profile: what stands before the name, and the rank among professionals.
 * @param prior what is usual for professionals, in thousandths of a star
 */
export function deriveColumns(
  row: ProfessionalRow,
  around: Surroundings,
  pictures: number,
  terms: Terms,
  prior: number,
): void {
  const entries = around.terms.flatMap(id => terms.get(id) ?? []);
  const count = (kind: string) => entries.filter(entry => entry.kind === kind).length;
  const abbreviation = (id: number | null | undefined) => (id == null ? '' : (terms.get(id)?.abbreviation ?? ''));
  row.honorific = honorific({
    title: abbreviation(row.title),
    degrees: entries.filter(entry => entry.kind === 'degree').map(entry => entry.abbreviation),
    occupation: abbreviation(row.occupation),
  });
  const share = professionalCompleteness({
    description: row.description ?? '',
    experience: row.experienceFull ?? '',
    isOccupationKnown: row.occupation != null,
    isVerified: row.licenceVerifiedAt != null,
    isExperienceKnown: row.practisingSince != null,
    specialities: count('speciality'),
    services: count('service'),
    degrees: count('degree'),
    workplaces: around.workplaces.length,
    pictures,
  });
  Object.assign(row, rankOf(share, row, prior));
}
