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

/** Where the main workplace stands, the professional does. */
const positionAt = ([main]: readonly WorkplaceFacts[]) => ({
  province: main?.province ?? null,
  district: main?.district ?? null,
  lat: main?.lat ?? null,
  long: main?.long ?? null,
});

/** What a professional's rank and name are made with. */
interface Measures {
  readonly terms: Terms;
  readonly pictures: number;
  /** What is usual for professionals, in thousandths of a star. */
  readonly prior: number;
}

/** What follows from the rest of the profile: what stands before the name, and the rank among professionals. */
export function columnsAround(row: ProfessionalRow, around: Surroundings, { terms, pictures, prior }: Measures) {
  const entries = around.terms.flatMap(id => terms.get(id) ?? []);
  const count = (kind: string) => entries.filter(entry => entry.kind === kind).length;
  const abbreviation = (id: number | null | undefined) => (id == null ? '' : (terms.get(id)?.abbreviation ?? ''));
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
  return {
    ...positionAt(around.workplaces),
    honorific: honorific({
      title: abbreviation(row.title),
      degrees: entries.filter(entry => entry.kind === 'degree').map(entry => entry.abbreviation),
      occupation: abbreviation(row.occupation),
    }),
    ...rankOf(share, row, prior),
  };
}
