import { type FieldErrors, invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { prescriptionNames } from '../../drugs/queries/prescription-names.ts';
import { NO_PRESCRIPTION_DRUGS_TEXT, type PromotionDraft } from '../draft-contract.ts';

type Named = Partial<Pick<PromotionDraft, 'title' | 'groups'>>;
type Knowing = Pick<Services, 'db' | 'linking'>;

/** The lines of a draft that name what is offered, by their fields. */
function linesOf({ title, groups = [] }: Named): ReadonlyArray<readonly [string, string]> {
  return [
    ...(title === undefined ? [] : [['title', title] as const]),
    ...groups.flatMap(({ name, options }, group) => [
      [`groups.${group}.name`, name] as const,
      ...options.map((option, index) => [`groups.${group}.options.${index}.name`, option.name] as const),
    ]),
  ];
}

/** What is wrong with lines that name a drug of the library which needs a prescription, by its substance or a brand. */
export async function prescriptionMistakes({ db, linking }: Knowing, draft: Named): Promise<FieldErrors> {
  const names = await prescriptionNames(db.primary, linking);
  return Object.fromEntries(
    linesOf(draft).flatMap(([field, line]) => {
      const words = names.readWords(line);
      const [found] = names.namesIn(words);
      if (!found) return [];
      const name = line.slice(words[found.from]?.start, words[found.to - 1]?.end);
      return [[field, [`${NO_PRESCRIPTION_DRUGS_TEXT} “${name}” là thuốc kê đơn.`]]];
    }),
  );
}

/** Throws 422 for a draft that names a drug which needs a prescription. */
export async function refusePrescriptionDrugs(services: Knowing, draft: Named): Promise<void> {
  const mistakes = await prescriptionMistakes(services, draft);
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}
