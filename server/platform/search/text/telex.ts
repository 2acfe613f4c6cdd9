import { addBreve, addCircumflex, addHorn, addStroke, hasVowel, type Keystrokes, typedWord } from './typed-keys.ts';

const TONE_KEYS: Record<string, number> = { z: 0, s: 1, f: 2, r: 3, x: 4, j: 5 };

/**
 * Reads a word as raw Telex keys: "bacs" → "bác", "nguyeenx" → "nguyễn", "ddaf" → "đà". Undefined when the keys make no
 * Vietnamese syllable or change nothing.
 */
export function decodeTelex(word: string): string | undefined {
  if (!/^[a-z]{2,10}$/.test(word)) return undefined;
  const keys: Keystrokes = { letters: [], tone: 0 };
  for (const key of word) press(keys, key);
  const typed = typedWord(keys);
  return typed === word ? undefined : typed;
}

function press(keys: Keystrokes, key: string): void {
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
