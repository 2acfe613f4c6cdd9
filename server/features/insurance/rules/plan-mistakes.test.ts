import { describe, expect, it } from 'vitest';
import type { BenefitDraft } from '../draft-contract.ts';
import { codedPlan } from './plan-codes.ts';
import { ageMistakes, planMistakes } from './plan-mistakes.ts';

const groups = (...spans: readonly (readonly [number, number])[]) =>
  spans.map(([from_age, to_age]) => ({ from_age, to_age, premiums: {} }));
const toldOf = (...spans: readonly (readonly [number, number])[]) =>
  Object.fromEntries(ageMistakes(groups(...spans), 'ages'));

describe('age groups', () => {
  it('that follow each other are sound, in any order and from any age', () => {
    expect(toldOf([18, 30], [31, 31], [32, 65])).toEqual({});
    expect(toldOf([32, 65], [18, 31])).toEqual({});
    expect(toldOf([0, 99])).toEqual({});
  });

  it('that leave a gap are refused with the ages that nobody covers, at the group behind it', () => {
    expect(toldOf([0, 3], [5, 17], [20, 65])).toEqual({
      'ages.1.from_age': ['Còn trống 4 tuổi giữa nhóm 0–3 và nhóm 5–17.'],
      'ages.2.from_age': ['Còn trống 18–19 tuổi giữa nhóm 5–17 và nhóm 20–65.'],
    });
    expect(toldOf([20, 65], [0, 17])).toHaveProperty(['ages.0.from_age']);
  });

  it('that overlap are refused with the ages that are in both', () => {
    expect(toldOf([0, 17], [17, 30])).toEqual({
      'ages.1.from_age': ['Nhóm 17–30 tuổi chồng lên nhóm 0–17 tuổi: 17 tuổi có ở cả hai.'],
    });
    expect(toldOf([0, 60], [10, 20])).toEqual({
      'ages.1.from_age': ['Nhóm 10–20 tuổi chồng lên nhóm 0–60 tuổi: 10–20 tuổi có ở cả hai.'],
    });
  });

  it('that end before they begin are refused at their end', () => {
    expect(toldOf([0, 17], [30, 18])).toEqual({
      'ages.1.to_age': ['Nhóm tuổi kết thúc (18) trước khi bắt đầu (30).'],
    });
  });
});

const PACKAGES = [
  { code: 'moi-1', name: 'Vàng', currency: 'VND', premium: 1 } as const,
  { code: 'moi-2', name: 'Gói 2', currency: 'VND', premium: 2 } as const,
];
const benefit = (name: string): BenefitDraft => ({
  code: 'moi-1',
  name,
  required: true,
  age_groups: [{ from_age: 0, to_age: 99, premiums: { 'moi-1': 5, 'moi-2': 6, 'moi-9': 7 } }],
  medical_services: [
    {
      name: 'Mỗi năm',
      limits: { 'moi-1': 10, 'moi-2': 'Không giới hạn' },
      children: [{ name: 'Mỗi lần', limits: { 'moi-1': 1, 'moi-2': 2 } }],
    },
  ],
});

describe('a plan', () => {
  it('has a premium and a limit for each package', () => {
    const sound = benefit('Nội trú');
    const [group] = sound.age_groups;
    expect(planMistakes(PACKAGES, [sound])).toEqual({});
    const lacking: BenefitDraft = {
      ...sound,
      age_groups: [{ from_age: 0, to_age: 99, premiums: { ...group?.premiums, 'moi-2': null } }],
      medical_services: [
        {
          name: 'Mỗi năm',
          limits: { 'moi-1': 10, 'moi-2': '' },
          children: [{ name: 'Mỗi lần', limits: { 'moi-2': 2 } }],
        },
      ],
    };
    expect(planMistakes(PACKAGES, [lacking])).toEqual({
      'benefits.0.age_groups.0.premiums.moi-2': ['Xin nhập phí của gói Gói 2.'],
      'benefits.0.medical_services.0.limits.moi-2': ['Xin nhập giới hạn của gói Gói 2.'],
      'benefits.0.medical_services.0.children.0.limits.moi-1': ['Xin nhập giới hạn của gói Vàng.'],
    });
  });

  it('has no two packages or benefits of one name, whatever its case', () => {
    const [first] = PACKAGES;
    if (!first) throw new Error('There is no package');
    const twice = [first, { ...first, code: 'moi-2', name: 'VÀNG' }];
    expect(planMistakes(twice, [benefit('Nội trú'), benefit('nội trú')])).toEqual({
      'packages.1.name': ['Hai gói có cùng tên.'],
      'benefits.1.name': ['Hai quyền lợi có cùng tên.'],
    });
    expect(planMistakes([first, { ...first, name: 'Bạc' }], [])).toEqual({
      'packages.1.name': ['Gói này bị lặp lại.'],
    });
  });

  it('gets codes of its names, which stay when names change and are never given twice', () => {
    const made = codedPlan({ packages: PACKAGES, benefits: [benefit('Nội trú'), benefit('Nội trú!')] });
    expect(made.packages.map(({ code }) => code)).toEqual(['goi-vang', 'goi-2']);
    expect(made.benefits.map(({ code }) => code)).toEqual(['noi-tru', 'noi-tru-2']);
    expect(made.benefits[0]?.age_groups[0]?.premiums).toEqual({ 'goi-vang': 5, 'goi-2': 6 });
    expect(made.benefits[0]?.medical_services[0]?.children[0]?.limits).toEqual({ 'goi-vang': 1, 'goi-2': 2 });

    const renamed = made.packages.map(each => ({ ...each, name: `${each.name} mới` }));
    const again = codedPlan(
      {
        packages: [...renamed, { code: 'moi-1', name: 'Vàng', currency: 'VND', premium: 3 }],
        benefits: made.benefits,
      },
      made,
    );
    expect(again.packages.map(({ code, name }) => [code, name])).toEqual([
      ['goi-vang', 'Vàng mới'],
      ['goi-2', 'Gói 2 mới'],
      ['goi-vang-2', 'Vàng'],
    ]);
    expect(again.benefits).toEqual(made.benefits);
  });

  it('keeps its age groups in the order of ages', () => {
    const mixed = { ...benefit('Nội trú'), age_groups: groups([31, 65], [0, 30]) };
    expect(codedPlan({ packages: PACKAGES, benefits: [mixed] }).benefits[0]?.age_groups.map(g => g.from_age)).toEqual([
      0, 31,
    ]);
  });
});
