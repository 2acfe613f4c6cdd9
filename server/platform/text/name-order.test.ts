import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOrder } from './name-order.ts';

const key = (name: string) => nameOrder(name, 220);
const byKey = (one: string, other: string) => Buffer.compare(Buffer.from(key(one)), Buffer.from(key(other)));

describe('the order of names', () => {
  it('has the letters of the Vietnamese alphabet, D before Đ', () => {
    const names = ['Đức', 'Đạt', 'Dung', 'Đào', 'Diễm', 'Én', 'Ân', 'An', 'Ăn', 'Az', 'Ơn', 'Ôn', 'On', 'Ưng', 'Ung'];
    expect(names.toSorted(byKey)).toEqual([
      'An',
      'Az',
      'Ăn',
      'Ân',
      'Diễm',
      'Dung',
      'Đào',
      'Đạt',
      'Đức',
      'Én',
      'On',
      'Ôn',
      'Ơn',
      'Ung',
      'Ưng',
    ]);
  });

  it('counts tones only between names that are alike without them, and a shorter name first', () => {
    const names = ['Bạ', 'Bá', 'Bã', 'Bả', 'Bà', 'Ba', 'Bà Rịa', 'Ba Vì', 'Bàn'];
    expect(names.toSorted(byKey)).toEqual(['Ba', 'Bà', 'Bả', 'Bã', 'Bá', 'Bạ', 'Bà Rịa', 'Ba Vì', 'Bàn']);
  });

  it('is that of the collation of Vietnamese for all words of its letters', () => {
    const vietnamese = new Intl.Collator('vi');
    const word = fc.string({ unit: fc.constantFrom(...'aăâbcdđeêghiklmnoôơpqrstuưvxy'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(Math.sign(byKey(one, other))).toBe(vietnamese.compare(one, other));
      }),
      { seed: 20_261_128 },
    );
  });

  it('does not know spellings, capitals and signs, and is never longer than its column', () => {
    expect(key('ĐÀO-ANH')).toBe(key('Đào Anh'.normalize('NFD')));
    expect(key("Cư M'gar")).toBe(key('cư mgar'));
    expect(key('…')).toBe('');
    expect(nameOrder('Đ'.repeat(80), 120)).toHaveLength(120);
  });
});
