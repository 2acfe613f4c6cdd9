import { describe, expect, it } from 'vitest';
import { freeCode } from './new-rows.ts';
import { amountTyped, benefitsText, limitOf, packagesText, rowFacts } from './values.ts';

describe('a limit', () => {
  it('is an amount where digits are typed, with or without dots, and words otherwise', () => {
    expect(['600000', '60.000.000', ' 5 ', '80%', '1.5', 'Không giới hạn', ''].map(text => limitOf(text))).toEqual([
      600_000,
      60_000_000,
      5,
      '80%',
      '1.5',
      'Không giới hạn',
      '',
    ]);
  });

  it('reads as people write amounts, and words as they are', () => {
    expect([5_000_000, 999, 0, '1.5', 'Không áp dụng', undefined, null].map(amountTyped)).toEqual([
      '5.000.000',
      '999',
      '0',
      '1.5',
      'Không áp dụng',
      '',
      '',
    ]);
  });

  it('is regrouped by every key, wherever its dots stand meanwhile', () => {
    const keys = (text: string, before: unknown = null) => amountTyped(limitOf(text, before));
    expect([...'5000000'].reduce((shown, key) => keys(shown + key, limitOf(shown)), '')).toBe('5.000.000');
    expect(keys('5.000.0000', 5_000_000)).toBe('50.000.000');
    expect(keys('5.000.00', 5_000_000)).toBe('500.000');
    expect(keys('5.1000.000', 5_000_000)).toBe('51.000.000');
    expect(keys('.000.000', 5_000_000)).toBe('.000.000');
    expect(keys('7.000.000', '.000.000')).toBe('7.000.000');
    expect(keys('1.00', 1_000)).toBe('100');
  });

  it('leaves what is no amount as it was typed, for the server to refuse or to take as words', () => {
    expect(['1.5', '-5', '1,5', '5 triệu', '5.000.000đ'].map(text => limitOf(text, 5))).toEqual([
      '1.5',
      '-5',
      '1,5',
      '5 triệu',
      '5.000.000đ',
    ]);
    expect(limitOf('5.000.000 mỗi năm', 5_000_000)).toBe('5.000.000 mỗi năm');
  });
});

describe('values of a plan', () => {
  const benefit = {
    code: 'noi-tru',
    name: 'Nội trú',
    required: true,
    age_groups: [{ from_age: 0, to_age: 17, premiums: { 'goi-a': 1_000, 'goi-b': 2_000 } }],
    medical_services: [
      { name: 'Mỗi năm', limits: { 'goi-a': 5_000 }, children: [{ name: 'Mỗi lần', limits: { 'goi-a': 'Không' } }] },
    ],
  };

  it('read as lines', () => {
    expect(packagesText([{ code: 'goi-a', name: 'A', currency: 'VND', premium: 1_500 }])).toBe('A: 1.500 VND');
    expect(benefitsText([benefit])).toBe(
      'Nội trú (bắt buộc)\n– 0–17 tuổi: 1.000 / 2.000\n– Mỗi năm: 5.000\n  – Mỗi lần: Không',
    );
    expect(rowFacts(benefit)).toEqual({
      name: 'Nội trú',
      isNew: false,
      summary: 'Bắt buộc, 0–17 tuổi, 1 nhóm tuổi, 1 dịch vụ',
    });
  });

  it('may lack anything while they are typed', () => {
    expect([packagesText(null), benefitsText(undefined), benefitsText([{}])]).toEqual(['', '', ' (chọn thêm)']);
    expect(rowFacts(undefined)).toMatchObject({ name: '', isNew: false });
    expect(rowFacts({ code: 'moi-2' }).isNew).toBe(true);
  });

  it('get codes that no other row has', () => {
    expect([freeCode(undefined), freeCode([]), freeCode([{ code: 'goi-a' }])]).toEqual(['moi-1', 'moi-1', 'moi-1']);
    expect(freeCode([{ code: 'moi-1' }, { code: 'moi-7' }, {}])).toBe('moi-8');
  });
});
