import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PromotionGroup } from '../contract.ts';
import { chosenOptions } from './chosen-options.ts';
import { numberOptions } from './number-options.ts';
import { discountPercent, promotionState } from './promotion-state.ts';

describe('the discount', () => {
  it('is a whole percent, at least 1, and 100 only for what is free', () => {
    expect(discountPercent(2_000_000, 1_500_000)).toBe(25);
    expect(discountPercent(300_000, 200_000)).toBe(33);
    expect(discountPercent(1_000_000, 999_999)).toBe(1);
    expect(discountPercent(1_000_000, 1)).toBe(99);
    expect(discountPercent(1_000_000, 0)).toBe(100);
  });

  it('is none where there is no higher old price', () => {
    expect([discountPercent(null, 5), discountPercent(5, 5), discountPercent(4, 5)]).toEqual([null, null, null]);
  });

  it('stays between 1 and 100 whatever the prices', () => {
    const price = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(price, price, (before, after) => {
        const percent = discountPercent(before, after);
        return before > after ? percent !== null && percent >= 1 && percent <= 100 : percent === null;
      }),
    );
  });
});

it('a promotion runs from its start until just before its end', () => {
  const at = (ms: number) => new Date(ms);
  const times = { startsAt: at(1_000), endsAt: at(2_000) };
  const states = [999, 1_000, 1_999, 2_000].map(ms => promotionState(times, at(ms)));
  expect(states).toEqual(['upcoming', 'running', 'running', 'ended']);
});

const option = (id: number, pricing: 'extra' | 'own', price: number) => ({ id, name: `Số ${id}`, pricing, price });
const GROUPS: PromotionGroup[] = [
  { name: 'Gói', choice: 'one', options: [option(1, 'extra', 0), option(2, 'own', 900)] },
  { name: 'Thêm', choice: 'any', options: [option(3, 'extra', 50), option(4, 'extra', 70)] },
];
const priceOf = (...wanted: number[]) => chosenOptions(GROUPS, 500, wanted)?.price;

describe('what is chosen', () => {
  it('costs the price of the promotion or of the option with an own one, and what is added', () => {
    expect([priceOf(), priceOf(1, 3), priceOf(2), priceOf(2, 3, 4, 4)]).toEqual([500, 550, 900, 1_020]);
  });

  it('is nothing where an option is not on offer, or two are named where one is to be chosen', () => {
    expect([priceOf(5), priceOf(1, 2)]).toEqual([undefined, undefined]);
  });
});

it('options keep their numbers over a change, and new ones get numbers that none had', () => {
  const draft = [
    {
      name: 'Thêm',
      choice: 'any' as const,
      options: [option(4, 'extra', 70), { ...option(0, 'extra', 1), id: undefined }],
    },
    { name: 'Lạ', choice: 'one' as const, options: [option(77, 'extra', 0)] },
  ];
  const { groups, lastOption } = numberOptions(draft, { groups: GROUPS, lastOption: 0 });
  expect(groups.map(({ options }) => options.map(({ id }) => id))).toEqual([[4, 5], [6]]);
  expect(lastOption).toBe(6);
});

it('the number of an option that was removed is never given again, also where it was the last one', () => {
  const added = { ...option(0, 'extra', 1), id: undefined };
  const kept = numberOptions(GROUPS.slice(0, 1), { groups: GROUPS, lastOption: 4 });
  const none = numberOptions([], kept);
  const again = numberOptions([{ name: 'Mới', choice: 'any', options: [added, option(4, 'extra', 70)] }], none);
  expect([kept.lastOption, none.lastOption]).toEqual([4, 4]);
  expect(again.groups.map(({ options }) => options.map(({ id }) => id))).toEqual([[5, 6]]);
});
