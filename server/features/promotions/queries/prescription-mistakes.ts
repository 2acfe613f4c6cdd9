import type { FieldErrors } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { prescriptionNames } from '../../drugs/queries/prescription-names.ts';
import { NO_PRESCRIPTION_DRUGS_TEXT } from '../draft-contract.ts';
import type { PromotionValues } from '../promotion.record.ts';

type Named = Partial<Pick<PromotionValues, 'title' | 'groups'>>;

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
export async function prescriptionMistakes(
  { db, linking }: Pick<Services, 'db' | 'linking'>,
  draft: Named,
): Promise<FieldErrors> {
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
