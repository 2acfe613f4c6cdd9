import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { facetsOfTerms } from '../../listing/term-facets.ts';
import { pictureCounts } from '../../records/commands/picture-counts.ts';
import type { Changing, Derived, Standing } from '../../records/directory-kind.ts';
import { ratingPrior } from '../../records/queries/rating-prior.ts';
import { staffWords } from '../../records/rules/staff-words.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import type { ProfessionalRow } from '../professional.entity.ts';
import { hasLicenceRecord, UNLICENSED } from '../rules/licence.ts';
import { foldedName, sortName } from '../rules/names.ts';
import { isPublicProfessional } from '../rules/professional-visibility.ts';
import { columnsAround, facetsOfProfessional, type Surroundings } from './professional-facts.ts';
import { publishedAmong, type WorkplaceFacts, workplaceFacts } from './stored-workplaces.ts';
import { placesAround, workplacesOf } from './workplaces-of.ts';

/**
 * What follows from professionals: what they are found by, where they stand on the map and among others. Locks their places of
 * work, of which the save counts the professionals again. Throws 422 for who would be published without a checked licence.
 */
export async function deriveProfessionals(
  { db }: Services,
  unit: UnitOfWork,
  professionals: readonly Changing<ProfessionalRow>[],
  terms: Terms,
): Promise<Derived[]> {
  const facetOf = facetsOfTerms(terms);
  const places = placesAround(professionals);
  await lockRows(unit, db.engine, 'place', places);
  const facts = await workplaceFacts(unit, places);
  const stored = professionals.flatMap(({ before }) => before?.row.id ?? []);
  const pictures = await pictureCounts(unit, 'professional', stored);
  const prior = await ratingPrior(unit, 'professional');
  return professionals.map(professional => {
    const { row, before } = professional;
    requireLicence(row);
    const around = aroundOf(professional, facts);
    const columns = {
      ...(row.name !== before?.row.name && nameColumns(row.name)),
      staffWords: staffWords(row.name, row.phone, row.licenceNumber),
      ...columnsAround(row, around, { terms, pictures: pictures.get(row.id) ?? 0, prior }),
    };
    return {
      columns,
      facets: {
        before: before ? facetsOfProfessional(before.row, aroundOf(before, facts), facetOf) : [],
        after: facetsOfProfessional({ ...row, ...columns }, around, facetOf),
      },
    };
  });
}

/** Nobody is published without the record of a checked licence, by any way of writing. Throws 422. */
function requireLicence(row: ProfessionalRow): void {
  if (isPublicProfessional(row) && !hasLicenceRecord(row)) throw invalid({ status: [UNLICENSED] });
}

const nameColumns = (name: string) => ({ slug: slugOf(name), sortName: sortName(name), foldedName: foldedName(name) });

const aroundOf = (
  professional: Standing<ProfessionalRow>,
  facts: ReadonlyMap<number, WorkplaceFacts>,
): Surroundings => ({
  terms: professional.linked.terms.map(({ term }) => term),
  workplaces: publishedAmong(workplacesOf(professional), facts),
});
