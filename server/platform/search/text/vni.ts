import { addBreve, addCircumflex, addHorn, addStroke, hasVowel, type Keystrokes, typedWord } from './typed-keys.ts';

/**
 * Reads a word as raw VNI keys: "bac1" → "bác", "nguye6n4" → "nguyễn", "d9a2" → "đà". Undefined when the keys make no
 * Vietnamese syllable, leave a digit over or change nothing.
 */
export function decodeVni(word: string): string | undefined {
  if (!/^[a-z][a-z0-9]{1,11}$/.test(word) || !/[0-9]/.test(word)) return undefined;
  const keys: Keystrokes = { letters: [], tone: 0 };
  for (const key of word) {
    if (key >= 'a') keys.letters.push(key);
    else if (!press(keys, Number(key))) return undefined;
  }
  return typedWord(keys);
}

function press(keys: Keystrokes, digit: number): boolean {
  if (digit <= 5) {
    if (!hasVowel(keys)) return false;
    keys.tone = digit;
    return true;
  }
  if (digit === 6) return addCircumflex(keys);
  if (digit === 7) return addHorn(keys);
  return digit === 8 ? addBreve(keys) : addStroke(keys);
}
