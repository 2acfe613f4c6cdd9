import { addBreve, addCircumflex, addHorn, addStroke, hasVowel, type Keystrokes, typedWord } from './typed-keys.ts';

const TONE_KEYS: Record<string, number> = { z: 0, s: 1, f: 2, r: 3, x: 4, j: 5 };

/**
 * Reads a word as raw Telex keys: "bacs" → "bác", "nguyeenx" → "nguyễn", "ddaf" → "đà". Undefined when the keys make no
 * Vietnamese syllable or change nothing.
 */
export function decodeTelex(word: string): string | undefined {
  if (!/^[a-z]{2,10}$/.test(word)) return undefined;
  const keys: Keystrokes = { letters: [], tone: 0 };
  for (const key of word) pressTelex(keys, key);
  const typed = typedWord(keys);
  return typed === word ? undefined : typed;
}

function pressTelex(keys: Keystrokes, key: string): void {
  const tone = TONE_KEYS[key];
  if (tone !== undefined && keys.tone === 0 && hasVowel(keys)) keys.tone = tone;
  else if (!(modifies(keys, key) || insertsHorn(keys, key))) keys.letters.push(key);
}

function modifies(keys: Keystrokes, key: string): boolean {
  if (key === 'd' && keys.letters.length > 0) return addStroke(keys);
  if (key === 'w') return takesBreve(keys) ? addBreve(keys) : addHorn(keys);
  if (key === 'a' || key === 'e' || key === 'o') return addCircumflex(keys, key);
  return false;
}

/** "aw" is ă and "uaw" is ưa, but the u of "qu" takes no horn. */
function takesBreve(keys: Keystrokes): boolean {
  const text = keys.letters.join('').replace(/^qu/, 'q');
  return text.includes('a') && !text.includes('u');
}

/** A lone w is ư: "tw" for "tư". */
function insertsHorn(keys: Keystrokes, key: string): boolean {
  if (key !== 'w') return false;
  keys.letters.push('ư');
  return true;
}

/**
 * Reads a word as raw VNI keys: "bac1" → "bác", "nguye6n4" → "nguyễn", "d9a2" → "đà". Undefined when the keys make no
 * Vietnamese syllable, leave a digit over or change nothing.
 */
export function decodeVni(word: string): string | undefined {
  if (!/^[a-z][a-z0-9]{1,11}$/.test(word) || !/[0-9]/.test(word)) return undefined;
  const keys: Keystrokes = { letters: [], tone: 0 };
  for (const key of word) {
    if (key >= 'a') keys.letters.push(key);
    else if (!pressVni(keys, Number(key))) return undefined;
  }
  return typedWord(keys);
}

function pressVni(keys: Keystrokes, digit: number): boolean {
  if (digit <= 5) {
    if (!hasVowel(keys)) return false;
    keys.tone = digit;
    return true;
  }
  if (digit === 6) return addCircumflex(keys);
  if (digit === 7) return addHorn(keys);
  return digit === 8 ? addBreve(keys) : addStroke(keys);
}
