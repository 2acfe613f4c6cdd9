import { describe, expect, it } from 'vitest';
import { typedWords } from '../../complaints/rules/words.ts';
import { isNight, withoutNight } from './night.ts';
import { asksForPlace, type ReadPart } from './query-meaning.ts';

const words = typedWords('con ho cả đêm');
const night: ReadPart = { from: 2, to: 4, meanings: [{ part: 'hours', hours: 'always' }], certain: true };

describe('words of the night', () => {
  it('are known where they may ask for opening hours', () => {
    expect(isNight(night, words)).toBe(true);
    expect(isNight({ ...night, meanings: [{ part: 'filler' }] }, words)).toBe(false);
    expect(isNight(night, typedWords('nhà thuốc mở 24h'))).toBe(false);
  });

  it('say nothing of a place once they say when a complaint is worse', () => {
    expect(withoutNight(night, words)).toEqual({ ...night, meanings: [{ part: 'filler' }], certain: false });
    const sunday: ReadPart = { ...night, meanings: [{ part: 'hours', hours: 'sunday' }] };
    expect(withoutNight(sunday, typedWords('khám bệnh chủ nhật'))).toBe(sunday);
  });
});

it('a place is asked for by its kind or as any place, and not by opening hours alone', () => {
  const asks = (...meanings: ReadPart['meanings']) => asksForPlace([{ ...night, meanings }]);
  expect(asks({ part: 'place_type', name: 'Nhà thuốc', terms: [] })).toBe(true);
  expect(asks({ part: 'kind', kind: 'place' })).toBe(true);
  expect(asks({ part: 'kind', kind: 'professional' }, { part: 'hours', hours: 'always' })).toBe(false);
});
