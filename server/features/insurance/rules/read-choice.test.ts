import { describe, expect, it } from 'vitest';
import { readChoice } from './read-choice.ts';
import { readComparison } from './read-comparison.ts';

const groups = [{ from_age: 0, to_age: 25, premiums: { 'goi-bac': 1, 'goi-vang': 2 } }];
const PLAN = {
  packages: [
    { code: 'goi-bac', name: 'Bạc', currency: 'VND', premium: 100 } as const,
    { code: 'goi-vang', name: 'Vàng', currency: 'VND', premium: 200 } as const,
  ],
  benefits: [
    { code: 'noi-tru', name: 'Nội trú', required: true, age_groups: groups, medical_services: [] },
    { code: 'nha-khoa', name: 'Nha khoa', required: false, age_groups: groups, medical_services: [] },
  ],
};
const read = (asked: Parameters<typeof readChoice>[1]) => readChoice(PLAN, asked);

describe('a choice in an address', () => {
  it('is read as it stands', () => {
    const asked = { age: '7', package: 'goi-vang', benefits: 'nha-khoa, noi-tru', family: '35, 35,0' };
    const { choice, notices } = read(asked);
    expect(choice).toEqual({
      age: 7,
      package: PLAN.packages[1],
      benefits: new Set(['nha-khoa']),
      family: [35, 35, 0],
    });
    expect(notices).toEqual([]);
  });

  it('begins with the first package and an age that the plan takes', () => {
    const { choice, notices } = read({});
    expect(choice).toMatchObject({ age: 25, package: { code: 'goi-bac' }, family: [] });
    expect([...choice.benefits, ...notices]).toEqual([]);
  });

  it.each(['100', '-1', '7.5', 'bảy', '07x', '?', '٣'])('tells that %s is no age', age => {
    const { choice, notices } = read({ age });
    expect(choice.age).toBe(25);
    expect(notices).toEqual([`Tuổi “${age}” không nằm trong khoảng 0–99, nên An Tâm tính cho 25 tuổi.`]);
  });

  it('names unknown packages, benefits and people, and leaves them out', () => {
    const { choice, notices } = read({
      package: 'kim-cuong',
      benefits: 'a,b,nha-khoa,c,d',
      family: '5,x,120,1,2,3,4,5,6,7',
    });
    expect(choice.package.code).toBe('goi-bac');
    expect([...choice.benefits]).toEqual(['nha-khoa']);
    expect(choice.family).toEqual([5, 1, 2, 3, 4, 5, 6]);
    expect(notices).toEqual([
      'Không có gói “kim-cuong”, nên An Tâm tính theo gói Bạc.',
      ...['a', 'b', 'c'].map(code => `Không có quyền lợi “${code}”, nên An Tâm đã bỏ qua.`),
      ...['x', '120'].map(age => `Tuổi “${age}” không nằm trong khoảng 0–99, nên An Tâm không tính người này.`),
      'An Tâm tính cho nhiều nhất 8 người một lần.',
    ]);
  });

  it('quotes at most forty characters of what it does not know', () => {
    expect(read({ package: 'x'.repeat(180) }).notices).toEqual([
      `Không có gói “${'x'.repeat(40)}…”, nên An Tâm tính theo gói Bạc.`,
    ]);
  });
});

describe('a comparison in an address', () => {
  const compare = (asked: object) => readComparison({ page: 1, ...asked });

  it('is of at most three plans, each once, in the order asked for', () => {
    expect(compare({ compare: '3,1,3', age: '0', packages: 'a,,b' })).toEqual({
      ids: [3, 1],
      age: 0,
      packages: ['a', '', 'b'],
      notices: [],
    });
    const many = compare({ compare: '1,2,3,4' });
    expect([many.ids, many.notices]).toEqual([[1, 2, 3], ['An Tâm so sánh nhiều nhất 3 chương trình một lần.']]);
  });

  it('leaves out what is no plan and no age, and names it', () => {
    expect(compare({ compare: 'x,0,1,99999999999', age: '130' })).toMatchObject({
      ids: [1],
      age: 30,
      notices: [
        'Có chương trình không đọc được trong địa chỉ, nên đã được bỏ qua.',
        'Tuổi “130” không nằm trong khoảng 0–99, nên An Tâm tính cho 30 tuổi.',
      ],
    });
  });
});
