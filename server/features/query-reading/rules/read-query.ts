import { parsePhone, publishedHotline } from '../../../platform/phone/vietnam-phone.ts';
import type { IsMeant } from '../../../platform/search/search-index.ts';
import { type Abbreviations, compileAbbreviations } from '../../../platform/search/text/abbreviations.ts';
import { compilePhraseTable, type FoundPhrase, type PhraseTable } from '../../../platform/search/text/phrase-table.ts';
import { compileShortForms, type ShortForms } from '../../abbreviations/rules/short-forms.ts';
import type { AreaEntry } from '../../areas/rules/area-entry.ts';
import type { AreaTable, FoundArea } from '../../areas/rules/area-table.ts';
import { chooseArea } from '../../areas/rules/choose-area.ts';
import { sentenceInAreas } from '../../complaints/rules/areas-as-words.ts';
import { type ComplaintTable, compileComplaints } from '../../complaints/rules/complaint-table.ts';
import { readComplaints } from '../../complaints/rules/read-complaints.ts';
import type { Word } from '../../complaints/rules/words.ts';
import { ABBREVIATIONS } from '../../search/abbreviations.ts';
import { calledFacility } from './called-facility.ts';
import { type FreeRun, freeRuns, type TermTexts, termTexts } from './free-words.ts';
import type { KnownTerm } from './known-term.ts';
import { meantWords } from './meant-words.ts';
import { isNight, withoutNight } from './night.ts';
import { askedDrug } from './of-drugs.ts';
import { phraseAt } from './phrase-at.ts';
import {
  asksForPlace,
  type Meaning,
  type MeaningPart,
  meaningsOf,
  type QueryMeaning,
  type ReadPart,
} from './query-meaning.ts';
import { rankPhrases } from './rank-phrases.ts';
import { type SmallPhrase, smallPhrases } from './small-words.ts';
import { compileSpellings, type SpellingTable } from './spelling-table.ts';
import { termPhrases } from './term-phrases.ts';
import { typedWords } from './typed-words.ts';
import { withComplaint } from './with-complaint.ts';
import { withWhom } from './with-whom.ts';

/** What words may mean, in memory; made once, and again after a change of areas, terms, complaints or abbreviations. */
export interface Lexicon {
  /** Those that names are indexed with, too. */
  readonly abbreviations: Abbreviations;
  /** Those that are read in queries alone. */
  readonly shortForms: ShortForms;
  readonly areas: AreaTable;
  readonly phrases: PhraseTable<SmallPhrase>;
  readonly complaints: ComplaintTable;
  readonly specialities: ReadonlyMap<number, KnownTerm>;
  readonly termTexts: TermTexts;
  /** Whether a word stands in the name of a term or of a complaint. */
  readonly isMeant: IsMeant;
  /** Words of everything that is read but of areas. */
  readonly spellings: SpellingTable;
}

export function compileLexicon(
  areas: AreaTable,
  terms: readonly KnownTerm[],
  complaints: ComplaintTable = compileComplaints([]),
  shortForms: ShortForms = compileShortForms([]),
): Lexicon {
  const phrases = [...smallPhrases(), ...rankPhrases(terms), ...termPhrases(terms)];
  const ofComplaints = complaints.all.flatMap(({ names, synonyms = [] }) => [...names, ...synonyms]);
  const clear = Object.entries(ABBREVIATIONS).filter(([, meanings]) => meanings.length === 1);
  return {
    abbreviations: compileAbbreviations(Object.fromEntries(clear)),
    shortForms,
    areas,
    phrases: compilePhraseTable(phrases),
    complaints,
    specialities: new Map(terms.filter(({ kind }) => kind === 'speciality').map(term => [term.id, term])),
    termTexts: termTexts(terms),
    isMeant: meantWords([...terms.flatMap(namesOf), ...ofComplaints]),
    spellings: compileSpellings([...phrases.map(([text]) => text), ...ofComplaints]),
  };
}

const namesOf = ({ name, aliases, synonyms = [] }: KnownTerm) => [name, ...aliases, ...synonyms];

/**
 * Reads what a query means. Words that names may hold by chance count as understood only where all others are, too; a
 * query that says in its own words what somebody has asks for the speciality that looks after it.
 * @param provinceSlug the province chosen by the visitor, for areas that share a name
 */
export function readQuery(lexicon: Lexicon, query: string, provinceSlug?: string): QueryMeaning {
  const phone = parsePhone(query);
  if (phone) return readNumber(phone.e164);
  const written = lexicon.shortForms.writeOut(query);
  const meaning = readWritten(lexicon, written, provinceSlug);
  return written === query ? meaning : { ...meaning, isWrittenOut: true };
}

/** Reads a query whose medical abbreviations are written out. */
function readWritten(lexicon: Lexicon, query: string, provinceSlug: string | undefined): QueryMeaning {
  const words = wordsIn(lexicon, query);
  const named = partsOf(spansOf(lexicon, words), provinceSlug);
  const isOfNight = named.some(part => isNight(part, words)) && !asksForPlace(named);
  const said = isOfNight ? complaintsIn(lexicon, query) : undefined;
  // "Con ho cả đêm" says when the child coughs.
  const told = said && said.complaints.length > 0 ? named.map(part => withoutNight(part, words)) : named;
  const parts = withWhom(told, words, lexicon.specialities);
  if (isWhole(words, parts)) return wholeMeaning(words, parts);
  const understood = parts.filter(({ certain }) => certain);
  const facility = calledFacility(query, words, parts);
  const text = textOf(words, [...understood, ...addressed(words, parts)]);
  const free = freeIn(words, parts);
  const { open: own } = sentenceInAreas(words, lexicon.areas, lexicon.complaints);
  const meaning = { words: typedOf(words), parts: understood, whole: false, facility, free, text };
  const read = withComplaint(meaning, own, said ?? complaintsIn(lexicon, query), lexicon.specialities);
  const drug = read.whole ? undefined : askedDrug(words, parts);
  return drug === undefined ? read : { ...read, drug };
}

const complaintsIn = ({ complaints, areas }: Lexicon, query: string) => readComplaints(query, complaints, areas);

/**
 * As {@link readQuery}, of a query that is understood word by word; undefined of any other, which takes far less than to read
 * it.
 */
export function readWhole(lexicon: Lexicon, query: string, provinceSlug?: string): QueryMeaning | undefined {
  const words = wordsIn(lexicon, query);
  const parts = partsOf(spansOf(lexicon, words), provinceSlug);
  return isWhole(words, parts) ? wholeMeaning(words, parts) : undefined;
}

function isWhole(words: readonly Word[], parts: readonly ReadPart[]): boolean {
  const covered = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  return words.length > 0 && covered === words.length && isAboutCare(parts);
}

function wholeMeaning(words: readonly Word[], parts: readonly ReadPart[]): QueryMeaning {
  const text = textOf(words, parts);
  return { words: typedOf(words), parts, whole: true, facility: undefined, free: freeIn(words, parts), text };
}

/** Words of a complaint are part of nothing that records have. */
function freeIn(words: readonly Word[], parts: readonly ReadPart[]): FreeRun[] {
  return freeRuns(
    words,
    parts.filter(part => !isComplaint(part)),
  );
}

const typedOf = (words: readonly Word[]) => words.map(({ typed }) => typed);

/** Whether words say what somebody has: records are found by who looks after that, not by these words. */
function isComplaint({ meanings }: ReadPart): boolean {
  return meanings.some(meaning => meaning.part === 'speciality' && meaning.others !== undefined);
}

/** Words of a text that is no query, such as an address. */
const MOST_WORDS_OF_TEXT = 60;

/** Everything that a text names, such as an address or what somebody says of their work, in its order. */
export function namedIn(lexicon: Lexicon, text: string): ReadPart[] {
  const words = wordsIn(lexicon, lexicon.shortForms.writeOut(text), MOST_WORDS_OF_TEXT);
  return partsOf(spansOf(lexicon, words), undefined);
}

/** The words of a query as they are read. */
export const readWords = (lexicon: Lexicon, query: string): Word[] =>
  wordsIn(lexicon, lexicon.shortForms.writeOut(query));

function wordsIn({ abbreviations, areas, phrases }: Lexicon, text: string, most?: number): Word[] {
  return typedWords(text, abbreviations, folded => areas.knows(folded) || phrases.knows(folded), most);
}

/** A name has so many words at least. */
const LEAST_NAME = 2;

/** "Bác sĩ" before a name is said to nurses and pharmacists, too, so it is no part of the name. */
function addressed(words: readonly Word[], parts: readonly ReadPart[]): ReadPart[] {
  const [first] = parts;
  const free = words.filter((_, at) => !parts.some(({ from, to }) => from <= at && at < to));
  if (first?.from !== 0 || free.length < LEAST_NAME) return [];
  const isAddress = meaningsOf({ parts: [first] }, 'kind').some(
    ({ kind, isTitle }) => kind === 'professional' && !isTitle,
  );
  return isAddress && !first.certain ? [{ ...first, meanings: [{ part: 'filler' }] }] : [];
}

/** Hotlines stand in the texts of those who publish them; whose any other number is, is nobody's to find. */
function readNumber(e164: string): QueryMeaning {
  const text = publishedHotline(e164);
  return { words: text === '' ? [] : [text], parts: [], whole: false, facility: undefined, free: [], text };
}

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

/** Meanings that say by themselves what is looked for. */
const SOLID: ReadonlySet<MeaningPart> = new Set(['area', 'speciality', 'service', 'occupation', 'place_type', 'kind']);
/** Meanings beside which "nam" and "nữ" say who: beside an area they are part of a name. */
const OF_PEOPLE: ReadonlySet<MeaningPart> = new Set(['speciality', 'service', 'occupation', 'kind']);

function isAboutCare(parts: readonly ReadPart[]): boolean {
  const meanings = parts.flatMap(part => part.meanings);
  const has = (kinds: ReadonlySet<MeaningPart>) => meanings.some(({ part }) => kinds.has(part));
  const says = (wanted: MeaningPart) => meanings.some(({ part }) => part === wanted);
  return (has(SOLID) || has(CONDITIONS)) && (!says('gender') || has(OF_PEOPLE));
}

/** What texts are matched with: words of areas as they are written, nothing of how, when and for how much. */
function textOf(words: readonly Word[], parts: readonly ReadPart[]): string {
  const byStart = new Map(parts.map(part => [part.from, part]));
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const part = byStart.get(at);
    const to = part?.to ?? at + 1;
    const area = part?.meanings.find(meaning => meaning.part === 'area');
    if (area) kept.push(area.area.level === 'ward' ? area.area.fullName : area.area.name);
    else if (!part?.meanings.some(isSmall)) kept.push(...words.slice(at, to).map(({ typed }) => typed));
    at = to;
  }
  const isAsked = parts.some(({ meanings }) => meanings.some(isCondition));
  return kept.length > 0 || isAsked ? kept.join(' ') : words.map(({ typed }) => typed).join(' ');
}

const CONDITIONS: ReadonlySet<MeaningPart> = new Set(['near', 'hours', 'bhyt', 'gender']);
const isCondition = ({ part }: Meaning) => CONDITIONS.has(part);
const isSmall = (meaning: Meaning) => isCondition(meaning) || meaning.part === 'price' || meaning.part === 'filler';
