import type { FieldErrors } from '../../../platform/errors/problem.ts';
import { foldCase } from '../../../platform/text/fold-text.ts';
import type { BenefitDraft, PackageDraft } from '../draft-contract.ts';

/** What packages and benefits say together that cannot be, each mistake at its field. */
export function planMistakes(packages: readonly PackageDraft[], benefits: readonly BenefitDraft[]): FieldErrors {
  return Object.fromEntries([
    ...repeated(packages, 'packages', ({ name }) => foldCase(name), 'Hai gói có cùng tên.'),
    ...repeated(packages, 'packages', ({ code }) => code, 'Gói này bị lặp lại.'),
    ...repeated(benefits, 'benefits', ({ name }) => foldCase(name), 'Hai quyền lợi có cùng tên.'),
    ...benefits.flatMap((benefit, at) => [
      ...ageMistakes(benefit.age_groups, `benefits.${at}.age_groups`),
      ...missingPremiums(benefit, packages, `benefits.${at}`),
      ...missingLimits(benefit, packages, `benefits.${at}`),
    ]),
  ]);
}

type Mistake = readonly [field: string, texts: string[]];
type Group = BenefitDraft['age_groups'][number];

/**
 * Where age groups overlap, leave a gap or end before they begin, named at the group that follows in years; their order
 * in the form does not matter.
 */
export function ageMistakes(groups: readonly Group[], path: string): Mistake[] {
  const inOrder = groups.map((group, at) => ({ ...group, at })).toSorted((a, b) => a.from_age - b.from_age);
  const backwards = inOrder.filter(({ from_age, to_age }) => to_age < from_age);
  if (backwards.length > 0) {
    return backwards.map(({ at, from_age, to_age }) => [
      `${path}.${at}.to_age`,
      [`Nhóm tuổi kết thúc (${to_age}) trước khi bắt đầu (${from_age}).`],
    ]);
  }
  return inOrder.flatMap((group, index): Mistake[] => {
    const before = inOrder[index - 1];
    if (!before || group.from_age === before.to_age + 1) return [];
    const text = group.from_age <= before.to_age ? overlapText(before, group) : gapText(before, group);
    return [[`${path}.${group.at}.from_age`, [text]]];
  });
}

const spanText = ({ from_age, to_age }: Pick<Group, 'from_age' | 'to_age'>) =>
  from_age === to_age ? `${from_age}` : `${from_age}–${to_age}`;

const overlapText = (before: Group, group: Group) =>
  `Nhóm ${spanText(group)} tuổi chồng lên nhóm ${spanText(before)} tuổi: ${spanText({
    from_age: group.from_age,
    to_age: Math.min(before.to_age, group.to_age),
  })} tuổi có ở cả hai.`;

const gapText = (before: Group, group: Group) =>
  `Còn trống ${spanText({ from_age: before.to_age + 1, to_age: group.from_age - 1 })} tuổi giữa nhóm ${spanText(before)} và nhóm ${spanText(group)}.`;

function missingPremiums({ age_groups }: BenefitDraft, packages: readonly PackageDraft[], path: string): Mistake[] {
  return age_groups.flatMap((group, at) =>
    packages.flatMap(({ code, name }): Mistake[] =>
      typeof group.premiums[code] === 'number'
        ? []
        : [[`${path}.age_groups.${at}.premiums.${code}`, [`Xin nhập phí của gói ${name}.`]]],
    ),
  );
}

function missingLimits({ medical_services }: BenefitDraft, packages: readonly PackageDraft[], path: string): Mistake[] {
  const missing = (limits: Readonly<Record<string, unknown>>, at: string) =>
    packages.flatMap(({ code, name }): Mistake[] =>
      limits[code] === undefined || limits[code] === null || limits[code] === ''
        ? [[`${at}.limits.${code}`, [`Xin nhập giới hạn của gói ${name}.`]]]
        : [],
    );
  return medical_services.flatMap((service, at) => [
    ...missing(service.limits, `${path}.medical_services.${at}`),
    ...service.children.flatMap((child, below) =>
      missing(child.limits, `${path}.medical_services.${at}.children.${below}`),
    ),
  ]);
}

function repeated<T>(items: readonly T[], path: string, by: (item: T) => string, text: string): Mistake[] {
  const seen = new Set<string>();
  return items.flatMap((item, at): Mistake[] => {
    const key = by(item);
    if (seen.has(key)) return [[`${path}.${at}.name`, [text]]];
    seen.add(key);
    return [];
  });
}
