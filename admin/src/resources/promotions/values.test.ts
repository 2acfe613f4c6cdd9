import { describe, expect, it } from 'vitest';
import { momentText, priceText } from '../../ui/record-fields.ts';
import { groupsText } from './values.ts';

describe('values of a promotion', () => {
  it('read as times, prices and rows of options', () => {
    expect(momentText('2026-11-25T18:30:00.000Z')).toBe('26-11-2026 01h30');
    expect([priceText(1_500_000), priceText(0)]).toEqual(['1.500.000 ₫', 'Miễn phí']);
    const groups = [
      {
        name: 'Chọn gói',
        choice: 'one',
        options: [
          { id: 1, name: 'Cơ bản', pricing: 'extra', price: 100_000 },
          { name: 'Nâng cao', pricing: 'own', price: 2_400_000 },
        ],
      },
    ];
    expect(groupsText(groups)).toBe(
      'Chọn gói (một lựa chọn)\n– Cơ bản: cộng thêm 100.000 ₫\n– Nâng cao: giá riêng 2.400.000 ₫',
    );
  });

  it('are empty where nothing is typed yet', () => {
    expect([momentText(null), priceText(null), groupsText(null), groupsText([])]).toEqual(['', '', '', '']);
    expect(groupsText([{ name: 'Gói', choice: null, options: null }])).toBe('Gói ()');
  });
});
