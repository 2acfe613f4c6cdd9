import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCase, foldText } from './fold-text.ts';
import { hasTooManyMarks, limitMarks, MAX_MARKS } from './text-limits.ts';
import { tidyText } from './tidy-text.ts';

const EIGHT = '\u0301\u0323\u0302\u0300\u0309\u0303\u0306\u0308';

describe('marks in a row', () => {
  it('are few in every language', () => {
    for (const text of [
      'Nguyễn Thị Huệ',
      'nguyễn'.normalize('NFD'),
      'ที่นี่',
      'नमस्ते',
      'ကြွေ',
      '👨‍👩‍👧‍👦🏳️‍🌈',
      `a${EIGHT}b${EIGHT}`,
    ]) {
      expect([text, hasTooManyMarks(text)]).toEqual([text, false]);
      expect(limitMarks(text)).toBe(text);
    }
  });

  it('are too many from the ninth on, also where something that nobody sees stands between', () => {
    for (const between of ['', '\u200d', '\u00ad', '\u0007', '\u202e']) {
      const text = `a${EIGHT}${between}\u0301e`;
      expect(hasTooManyMarks(text)).toBe(true);
      expect(limitMarks(text)).toBe(`a${EIGHT}${between}e`);
    }
  });

  it('are left out beyond the eighth, and nothing else is', () => {
    const part = fc.oneof(
      { arbitrary: fc.constantFrom('\u0301', '\u0323', '\u0489', '\ufe0f'), weight: 6 },
      { arbitrary: fc.constantFrom('a', 'ế', ' ', '\u200d', '\n', '🩺', '\ud800', '’'), weight: 1 },
    );
    const text = fc.array(part, { maxLength: 80 }).map(parts => parts.join(''));
    fc.assert(
      fc.property(text, each => {
        const limited = limitMarks(each);
        expect(hasTooManyMarks(limited)).toBe(false);
        expect(limitMarks(limited)).toBe(limited);
        expect(limited.replace(/\p{M}/gu, '')).toBe(each.replace(/\p{M}/gu, ''));
      }),
      { seed: 20_261_121 },
    );
  });

  it('are limited wherever texts are tidied or compared', () => {
    const heap = `Ca${'\u0301'.repeat(50)}`;
    expect(tidyText(heap).normalize('NFD')).toBe(`Ca${'\u0301'.repeat(MAX_MARKS)}`);
    expect(foldCase(heap).normalize('NFD')).toBe(`ca${'\u0301'.repeat(MAX_MARKS)}`);
    expect(foldText(heap)).toBe('ca');
    const parted = `Ca${`${EIGHT}’`.repeat(20)}`;
    expect(foldCase(parted).length).toBeLessThan(12);
  });
});
