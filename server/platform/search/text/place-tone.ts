const VOWELS = 'aăâeêioôơuưy';
const MARKED_VOWELS = 'ăâêôơư';

/** Combining marks by the order of VNI's digits: 0 level, 1 sắc, 2 huyền, 3 hỏi, 4 ngã, 5 nặng. */
const TONE_MARKS = ['', '\u0301', '\u0300', '\u0309', '\u0303', '\u0323'];

/** True for a letter that can carry a tone. */
export function isVowel(letter: string): boolean {
  return letter !== '' && VOWELS.includes(letter);
}

/** Writes a tone (0–5, see above) on the vowel of a small toneless syllable where the common spelling has it. */
export function placeTone(syllable: string, tone: number): string {
  const letters = [...syllable];
  const at = tonePosition(letters);
  if (tone === 0 || at === -1) return syllable;
  letters[at] += TONE_MARKS[tone] ?? '';
  return letters.join('').normalize('NFC');
}

function tonePosition(letters: readonly string[]): number {
  const marked = letters.findLastIndex(letter => MARKED_VOWELS.includes(letter));
  if (marked !== -1) return marked;
  const start = nucleusStart(letters);
  let end = start;
  while (end < letters.length && isVowel(letters[end] ?? '')) end += 1;
  const vowels = end - start;
  if (vowels <= 1) return vowels === 0 ? -1 : start;
  const closed = end < letters.length;
  return closed || vowels === 3 ? start + 1 : start;
}

/** The first vowel of the rhyme; the u of "qu" and the i of "gi" belong to the consonant. */
function nucleusStart(letters: readonly string[]): number {
  const first = letters.findIndex(isVowel);
  if (first < 1) return first;
  const pair = `${letters[first - 1]}${letters[first]}`;
  const glide = pair === 'qu' || (pair === 'gi' && first === 1);
  return glide && isVowel(letters[first + 1] ?? '') ? first + 1 : first;
}
