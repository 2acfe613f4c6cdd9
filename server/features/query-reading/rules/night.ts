import type { Word } from '../../complaints/rules/words.ts';
import { meaningsOf, type ReadPart } from './query-meaning.ts';

/** Words that ask for what is open at night, or say when an illness is worse. */
const NIGHT = new Set(['dem', 'khuya', 'ban dem', 'ca dem', 'suot dem', 'qua dem']);

/** Whether the words of a part only say "at night". */
export const isNight = ({ from, to, meanings }: ReadPart, words: readonly Word[]): boolean =>
  meaningsOf({ parts: [{ meanings }] }, 'hours').length > 0 &&
  NIGHT.has(
    words
      .slice(from, to)
      .map(({ folded }) => folded)
      .join(' '),
  );

/** The same part as words that say nothing of a place. */
export const withoutNight = (part: ReadPart, words: readonly Word[]): ReadPart =>
  isNight(part, words) ? { ...part, meanings: [{ part: 'filler' }], certain: false } : part;
