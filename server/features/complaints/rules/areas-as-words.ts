import type { AreaTable } from '../../areas/rules/area-table.ts';
import type { ComplaintTable } from './complaint-table.ts';
import { plainSentence } from './plain-words.ts';
import { hasNoAccent, type Word } from './words.ts';

/** Finds the name of an area that begins at a word. */
export type AreaNames = Pick<AreaTable, 'longestAt'>;

/** Places of words, `[from, to)`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A sentence in which each name of an area is one word that means nothing else: "Con Cuông" names no child. */
interface SentenceInAreas {
  readonly words: readonly Word[];
  /** With those names open of which a complaint needs words, as "đau cái răng" does of Cái Răng; the same where none does. */
  readonly open: readonly Word[];
}

/** No word that people say has this form. */
const AREA = '\0';

/** Takes the names of areas in a sentence for one word each. */
export function sentenceInAreas(words: readonly Word[], areas: AreaNames, table: ComplaintTable): SentenceInAreas {
  const named = areasIn(words, areas);
  const inAreas = asWords(words, named);
  if (named.length === 0) return { words, open: words };
  const needed = placesOfComplaints(words, table);
  const others = named.filter(area => !needed.some(places => reachesOut(places, area)));
  return { words: inAreas, open: others.length === named.length ? inAreas : asWords(words, others) };
}

function areasIn(words: readonly Word[], areas: AreaNames): Span[] {
  const found: Span[] = [];
  for (let from = 0; from < words.length; ) {
    const to = from + (areas.longestAt(words, from)?.length ?? 0);
    if (to > from) found.push({ from, to });
    from = Math.max(to, from + 1);
  }
  return found;
}

/** Of each complaint in a sentence the places of its words, but for those that say whose it is. */
function placesOfComplaints(words: readonly Word[], table: ComplaintTable): number[][] {
  const sentence = plainSentence(words);
  return table.spokenIn(sentence).map(({ from, to }) => sentence.words.slice(from, to).map(({ place }) => place));
}

function reachesOut(places: readonly number[], { from, to }: Span): boolean {
  const within = places.filter(place => from <= place && place < to);
  return within.length > 0 && within.length < places.length;
}

const asWords = (words: readonly Word[], areas: readonly Span[]): readonly Word[] =>
  areas.reduceRight((rest, { from, to }) => rest.toSpliced(from, to - from, areaWord(rest.slice(from, to))), words);

/** The words of an area's name as one that means nothing else. */
export const areaWord = (words: readonly Word[]): Word => ({
  typed: words.map(({ typed }) => typed).join(' '),
  folded: AREA,
  accented: words.every(hasNoAccent) ? AREA : `${AREA}${AREA}`,
  isBare: words.every(({ isBare }) => isBare),
});
