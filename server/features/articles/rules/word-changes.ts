import diff from 'fast-diff';
import type { WordChange } from '../staff-contract.ts';

const NAMES = { [-1]: 'removed', 0: 'same', 1: 'added' } as const;
/** Words stand for single signs while they are compared; these begin where no sign has a meaning. */
const FIRST_SIGN = 0xe000;
const MAX_SIGNS = 6_000;

/** The words that a text lost and gained, in the order in which they are read. */
export function wordChanges(before: string, after: string): WordChange[] {
  const signs = new Map<string, string>();
  const words: string[] = [];
  const signOf = (word: string) => {
    const known = signs.get(word);
    if (known !== undefined) return known;
    const sign = String.fromCharCode(FIRST_SIGN + words.length);
    signs.set(word, sign);
    words.push(word);
    return sign;
  };
  const encode = (text: string) => (text.match(/\s+|[^\s]+/gu) ?? []).map(signOf).join('');
  const [old, now] = [encode(before), encode(after)];
  // Texts with more different words than there are signs are compared as a whole.
  if (words.length > MAX_SIGNS) return whole(before, after);
  return diff(old, now).map(([kind, text]) => ({
    change: NAMES[kind],
    text: [...text].map(sign => words[sign.charCodeAt(0) - FIRST_SIGN] ?? '').join(''),
  }));
}

const whole = (before: string, after: string): WordChange[] =>
  before === after
    ? [{ change: 'same', text: after }]
    : [
        { change: 'removed', text: before },
        { change: 'added', text: after },
      ];
