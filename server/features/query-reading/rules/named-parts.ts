import type { FoundPhrase } from '../../../platform/search/text/phrase-table.ts';
import type { AreaEntry } from '../../areas/rules/area-entry.ts';
import type { FoundArea } from '../../areas/rules/area-table.ts';
import { chooseArea } from '../../areas/rules/choose-area.ts';
import type { Word } from '../../complaints/rules/words.ts';
import type { Lexicon } from './compile-lexicon.ts';
import { phraseAt } from './phrase-at.ts';
import type { Meaning, ReadPart } from './query-meaning.ts';
import type { SmallPhrase } from './small-words.ts';
import { typedWords } from './typed-words.ts';

/** Words of a text that is no query, such as an address. */
const MAX_WORDS_OF_TEXT = 60;

/** Everything that a text names, such as an address or the description of a practice, in its order. */
export function namedIn(lexicon: Lexicon, text: string): ReadPart[] {
  const words = wordsIn(lexicon, lexicon.shortForms.writeOut(text), MAX_WORDS_OF_TEXT);
  return partsIn(lexicon, words, undefined);
}

/** The words of a query as they are read. */
export const readWords = (lexicon: Lexicon, query: string): Word[] =>
  wordsIn(lexicon, lexicon.shortForms.writeOut(query));

/**
 * The words of a text, abbreviations of names written out; those of medicine are the caller's to write out.
 * @param most how many are read; as many as of a query where nothing is said
 */
export function wordsIn({ abbreviations, areas, phrases }: Lexicon, text: string, most?: number): Word[] {
  return typedWords(text, abbreviations, folded => areas.knows(folded) || phrases.knows(folded), most);
}

/**
 * What words name, in their order.
 * @param provinceSlug the province chosen by the visitor, for areas that share a name
 */
export const partsIn = (lexicon: Lexicon, words: readonly Word[], provinceSlug: string | undefined): ReadPart[] =>
  partsOf(spansOf(lexicon, words), provinceSlug);

/** Words of which it is known what they may be, before the areas among them are chosen. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly phrases: readonly SmallPhrase[];
  readonly areas: readonly AreaEntry[];
  readonly certain: boolean;
}

/** From the first word on always the longest phrase; where an area's name is as long, the other meaning is likelier. */
function spansOf(lexicon: Lexicon, words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  const areas = words.map((_, at) => lexicon.areas.longestAt(words, at));
  for (let from = 0; from < words.length; ) {
    const phrase = phraseBeside(lexicon, words, areas, from);
    const area = areas[from];
    const isArea = (area?.length ?? 0) > (phrase?.length ?? 0) || area?.certain === true;
    const to = from + ((isArea ? area : phrase)?.length ?? 1);
    if (isArea && area) spans.push({ from, to, phrases: [], areas: area.values, certain: area.certain });
    else if (phrase) {
      const certain = phrase.values.some(value => value.certain);
      spans.push({ from, to, phrases: phrase.values, areas: [], certain });
    }
    from = to;
  }
  return spans;
}

/** The longest phrase at a word that leaves the areas behind it whole. */
function phraseBeside(
  lexicon: Lexicon,
  words: readonly Word[],
  areas: readonly (FoundArea | undefined)[],
  from: number,
): FoundPhrase<SmallPhrase> | undefined {
  // "Bệnh viện quận 7" is no name that ends with "quận".
  const end = areas.findIndex((area, at) => at > from && area?.certain);
  const longest = phraseAt(lexicon, end === -1 ? words : words.slice(0, end), from);
  const to = from + (longest?.length ?? 0);
  // "Sot cao ha nam" is of Hà Nam, and not of a man whose fever goes down.
  const cut = areas.findIndex((area, at) => from < at && at < to && at + (area?.length ?? 0) > to);
  const shorter = cut === -1 ? undefined : phraseAt(lexicon, words.slice(0, cut), from);
  return shorter && from + shorter.length === cut ? shorter : longest;
}

function partsOf(spans: readonly Span[], provinceSlug: string | undefined): ReadPart[] {
  return spans.flatMap((span): ReadPart[] => {
    const { from, to, certain, phrases, areas } = span;
    const others = spans.flatMap(other => (other === span ? [] : other.areas));
    const area = chooseArea(areas, others, provinceSlug);
    const meanings: Meaning[] = area ? [{ part: 'area', area }] : meant(phrases);
    return meanings.length === 0 ? [] : [{ from, to, meanings, certain }];
  });
}

/** What is certain is meant alone: "khám BHYT" asks for insurance, not for the service called so. */
function meant(phrases: readonly SmallPhrase[]): Meaning[] {
  const certain = phrases.filter(phrase => phrase.certain);
  return (certain.length > 0 ? certain : phrases).map(({ meaning }) => meaning);
}
