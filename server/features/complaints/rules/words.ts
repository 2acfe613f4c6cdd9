import { decodeTelex, decodeVni } from '../../../platform/search/text/typing-methods.ts';
import { composeText, type WordForms, wordFormer, wordsOf } from '../../../platform/search/text/words.ts';

/** A word of a query or of a complaint's name. */
export interface Word extends WordForms {
  /** The word as typed, in small letters. */
  readonly typed: string;
  /** It may stand for a word with accents: nobody typed accents anywhere, or the typing may still go on. */
  readonly isBare: boolean;
  /** Set for a word of a name: typed words may have any accents. */
  readonly hasAnyAccents?: true;
}

/** Longer queries say nothing more. */
const MAX_WORDS = 24;

/** The words of a query. Once accents are typed, a word without any means just that. */
export function typedWords(query: string): Word[] {
  return wordsFrom(wordsOf(composeText(query)).slice(0, MAX_WORDS));
}

/** The words of a name as it is written. */
export function writtenWords(name: string): Word[] {
  return wordsOf(composeText(name))
    .map(writtenWord)
    .filter(({ folded }) => folded !== '');
}

/** The words of a name, which stand for the same words with accents where it has none. */
export const withAnyAccents = (words: readonly Word[]): Word[] =>
  words.every(hasNoAccent) ? words.map(word => ({ ...word, hasAnyAccents: true })) : [...words];

/** One small composed word that means just itself. */
export function writtenWord(typed: string): Word {
  return { typed, ...formWord(typed), isBare: false };
}

const formWord = wordFormer();

/** Typed words read as raw Telex or VNI keys; undefined where that changes none of them. */
export function decodedWords(words: readonly Word[]): Word[] | undefined {
  const decoded = words.map(({ typed }) => decodeVni(typed) ?? decodeTelex(typed) ?? typed);
  return decoded.every((word, at) => word === words[at]?.typed) ? undefined : wordsFrom(decoded);
}

function wordsFrom(typed: readonly string[]): Word[] {
  const words = typed.map(writtenWord).filter(({ folded }) => folded !== '');
  const areBare = words.every(hasNoAccent);
  return words.map((word, at) => ({ ...word, isBare: hasNoAccent(word) && (areBare || at === words.length - 1) }));
}

export const hasNoAccent = ({ folded, accented }: WordForms) => folded === accented;

/** Whether the words typed from `at` on may be these. */
export function mayBe(typed: readonly Word[], words: readonly Word[], at = 0): boolean {
  return words.every((word, index) => {
    const other = typed[at + index];
    return (
      other?.folded === word.folded && (other.isBare || word.hasAnyAccents === true || other.accented === word.accented)
    );
  });
}
