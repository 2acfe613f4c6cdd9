import { describe, expect, it } from 'vitest';
import type { PlanBenefit } from '../contract.ts';
import { planFacts } from './plan-facts.ts';
import { ageRange, groupAt, takesAge, totalAt } from './premiums.ts';
import { quoteOf } from './quote.ts';

const SILVER = { code: 'goi-bac', name: 'Bạc', currency: 'VND', premium: 1_000_000 } as const;
const GOLD = { code: 'goi-vang', name: 'Vàng', currency: 'VND', premium: 2_000_000 } as const;
const benefit = (code: string, required: boolean, groups: readonly (readonly number[])[]): PlanBenefit => ({
  code,
  name: `Quyền lợi ${code}`,
  required,
  age_groups: groups.map(([from_age = 0, to_age = 0, silver = 0, gold = 0]) => ({
    from_age,
    to_age,
    premiums: { 'goi-bac': silver, 'goi-vang': gold },
  })),
  medical_services: [
    {
      name: 'Giới hạn mỗi năm',
      limits: { 'goi-bac': 10_000_000, 'goi-vang': 20_000_000 },
      children: [{ name: 'Mỗi lần', limits: { 'goi-bac': 'Chi trả theo thực tế', 'goi-vang': 500_000 } }],
    },
  ],
});
const PLAN = {
  packages: [SILVER, GOLD],
  benefits: [
    benefit('noi-tru', true, [
      [1, 17, 300, 600],
      [18, 60, 400, 800],
    ]),
    benefit('tai-nan', true, [[5, 60, 50, 90]]),
    benefit('thai-san', false, [[18, 45, 700, 900]]),
    benefit('vac-xin', false, [[0, 5, 20, 30]]),
  ],
};
const none = new Set<string>();

describe('an age', () => {
  it.each([
    [17, undefined],
    [18, 700],
    [45, 700],
    [46, undefined],
  ])(
    '[INS-09] [INS-10] [INS-11] of %i has the benefit only from its first age to its last, both included',
    (age, premium) => {
      const [, , maternity] = PLAN.benefits;
      if (!maternity) throw new Error('The plan lost a benefit');
      expect(groupAt(maternity, age)?.premiums['goi-bac']).toBe(premium);
    },
  );

  it('[INS-12] [INS-18] is one that a plan takes where a required benefit applies, or any where none is required', () => {
    expect([0, 1, 60, 61].map(age => takesAge(PLAN, age))).toEqual([false, true, true, false]);
    const optional = { benefits: PLAN.benefits.filter(({ required }) => !required) };
    expect([0, 6, 18, 46].map(age => takesAge(optional, age))).toEqual([true, false, true, false]);
    expect(ageRange(PLAN)).toEqual({ from: 1, to: 60 });
    expect(ageRange({ benefits: [] })).toBeUndefined();
  });
});

describe('the total of a year', () => {
  it('[INS-17] is the premium of the package, of the required benefits that apply, and of the chosen ones', () => {
    const chosen = new Set(['thai-san', 'vac-xin']);
    expect(totalAt(PLAN, SILVER, 30, none)).toBe(1_000_000 + 400 + 50);
    expect(totalAt(PLAN, GOLD, 30, none)).toBe(2_000_000 + 800 + 90);
    expect(totalAt(PLAN, SILVER, 30, chosen)).toBe(1_000_000 + 400 + 50 + 700);
    expect(totalAt(PLAN, SILVER, 3, chosen)).toBe(1_000_000 + 300 + 20);
    expect(totalAt(PLAN, SILVER, 0, chosen)).toBeNull();
  });

  it('of a family is that of all whom the plan takes, and says which chosen benefits each goes without', () => {
    const quote = quoteOf(PLAN, { age: 30, package: SILVER, benefits: new Set(['thai-san']), family: [3, 3, 70] });
    expect(quote.family).toEqual([
      { age: 30, total: 1_001_150, missing: [] },
      { age: 3, total: 1_000_300, missing: ['Quyền lợi thai-san'] },
      { age: 3, total: 1_000_300, missing: ['Quyền lợi thai-san'] },
      { age: 70, total: null, missing: [] },
    ]);
    expect(quote.family_total).toBe(3_001_750);
    expect(quoteOf(PLAN, { age: 30, package: SILVER, benefits: none, family: [] })).toMatchObject({
      family: [],
      family_total: 0,
    });
  });
});

it('[INS-13] [INS-14] limits are those of the package, of children too; a benefit that does not apply has no premium', () => {
  const [inpatient, , maternity] = quoteOf(PLAN, { age: 50, package: GOLD, benefits: none, family: [] }).benefits;
  expect(inpatient).toMatchObject({ premium: 800, chosen: true, from_age: 1, to_age: 60 });
  expect(inpatient?.services).toEqual([
    { name: 'Giới hạn mỗi năm', limit: 20_000_000, children: [{ name: 'Mỗi lần', limit: 500_000 }] },
  ]);
  expect(maternity).toMatchObject({ premium: null, chosen: false, from_age: 18, to_age: 45 });
});

it('cards show the least that a member pays, in the currency of the first package', () => {
  expect(planFacts(PLAN)).toEqual({
    from_age: 1,
    to_age: 60,
    least: { amount: 1_000_300, currency: 'VND' },
    packages: ['Bạc', 'Vàng'],
    required: ['Quyền lợi noi-tru', 'Quyền lợi tai-nan'],
    optional: ['Quyền lợi thai-san', 'Quyền lợi vac-xin'],
  });
  const dollars = { code: 'goi-do-la', name: 'Đô la', currency: 'USD', premium: 5 } as const;
  expect(planFacts({ ...PLAN, packages: [SILVER, dollars] }).least).toEqual({ amount: 1_000_300, currency: 'VND' });
  expect(planFacts({ packages: [SILVER], benefits: [] }).least).toBeNull();
});
