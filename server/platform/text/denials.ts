/*
 * Words by which people say that they have not what they name, one table for all that reads their sentences.
 */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** They say that it is not there. Without its accent "chưa" is also sour: "ợ chua, đau bụng". */
const NOT = wordsOf('không khong ko k hok chưa chẳng');

/** They say that it is over. Without its accents "đỡ" is also because of: "ngã do đột quỵ". */
const OVER = wordsOf('hết het đỡ');

/** Before what is over they say that it is still there; what is doubtful counts as there. */
const NOT_YET = new Set([...NOT, ...wordsOf('chua chang chả hk khum')]);

/** One of them may stand between a denial and what it denies. */
const BETWEEN = wordsOf('bị bi có co thấy thay còn con hề he từng tung');

/** They may stand between the two words of "chưa bao giờ hết". */
const BETWEEN_YET = new Set([...BETWEEN, ...wordsOf('bao giờ gio được duoc làm lam thể the giúp giup')]);

/** Behind them "k" is a name of cancer: "em bị K khó thở nhiều". */
const BEFORE_CANCER = wordsOf('bị bi bệnh benh mắc mac');

/**
 * Whether the words before one say that what it begins is not there, or not any more: "không sốt", "hết bị sốt". What
 * "không đỡ" or "chưa hết" is there.
 * @param words composed, in small letters
 * @param at the place of the first word of what is named
 */
export function isDenied(words: readonly string[], at: number): boolean {
  const before = BETWEEN.has(words[at - 1] ?? '') ? at - 2 : at - 1;
  const word = words[before] ?? '';
  if (OVER.has(word)) return !isNotYet(words, before);
  return NOT.has(word) && !(word === 'k' && BEFORE_CANCER.has(words[before - 1] ?? ''));
}

function isNotYet(words: readonly string[], at: number): boolean {
  const before = words.findLastIndex((word, place) => place < at && !BETWEEN_YET.has(word));
  return NOT_YET.has(words[before] ?? '');
}
