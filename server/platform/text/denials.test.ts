import { describe, expect, it } from 'vitest';
import { isDenied } from './denials.ts';

/** Whether the words before the last two deny these. */
function denies(text: string): boolean {
  const words = text.split(' ');
  return isDenied(words, words.length - 2);
}

describe('what is named at the end of a sentence', () => {
  it.each([
    'không khó thở',
    'khong kho tho',
    'ko bị khó thở',
    'k khó thở',
    'không còn khó thở',
    'chưa từng khó thở',
    'chẳng hề khó thở',
    'hết khó thở',
    'het kho tho',
    'đỡ bị khó thở',
  ])('is not there: “%s”', text => {
    expect(denies(text)).toBe(true);
  });

  it.each([
    'không đỡ khó thở',
    'khong do kho tho',
    'không hết khó thở',
    'chưa hết bị khó thở',
    'chua het kho tho',
    'chưa thấy đỡ khó thở',
    'chưa bao giờ hết khó thở',
    'không làm đỡ khó thở',
  ])('is still there where nothing made it better: “%s”', text => {
    expect(denies(text)).toBe(false);
  });

  it.each([
    'nga do dot quy',
    'ngã do đột quỵ',
    'met do kho tho',
    'o chua dau bung',
    'ăn sữa chua đau bụng',
    'em bị k khó thở',
    'khó thở',
  ])('is there behind words that only look like a denial: “%s”', text => {
    expect(denies(text)).toBe(false);
  });
});
