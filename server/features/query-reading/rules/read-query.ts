import { parsePhone, publishedHotline } from '../../../platform/phone/vietnam-phone.ts';
import { sentenceInAreas } from '../../complaints/rules/areas-as-words.ts';
import { readComplaints } from '../../complaints/rules/read-complaints.ts';
import type { Word } from '../../complaints/rules/words.ts';
import { calledFacility } from './called-facility.ts';
import type { Lexicon } from './compile-lexicon.ts';
import { type FreeRun, freeRuns } from './free-words.ts';
import { partsIn, wordsIn } from './named-parts.ts';
import { isNight, withoutNight } from './night.ts';
import { askedDrug } from './of-drugs.ts';
import {
  asksForPlace,
  type Meaning,
  type MeaningPart,
  meaningsOf,
  type QueryMeaning,
  type ReadPart,
} from './query-meaning.ts';
import { withComplaint } from './with-complaint.ts';
import { withWhom } from './with-whom.ts';

/**
 * Reads what a query means. Words that names may hold by chance count as understood only where all others are, too; a
 * query that names a complaint in its own words asks for the speciality that looks after it.
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
  const named = partsIn(lexicon, words, provinceSlug);
  const isOfNight = named.some(part => isNight(part, words)) && !asksForPlace(named);
  const ofNight = isOfNight ? complaintsIn(lexicon, query) : undefined;
  // "Con ho cả đêm" says when the child coughs.
  const daily = ofNight && ofNight.complaints.length > 0 ? named.map(part => withoutNight(part, words)) : named;
  const parts = withWhom(daily, words, lexicon.specialities);
  if (isWhole(words, parts)) return wholeMeaning(words, parts);
  const understood = parts.filter(({ certain }) => certain);
  const facility = calledFacility(query, words, parts);
  const text = textOf(words, [...understood, ...addressed(words, parts)]);
  const free = freeIn(words, parts);
  const { open: own } = sentenceInAreas(words, lexicon.areas, lexicon.complaints);
  const said = ofNight ?? complaintsIn(lexicon, query);
  const meaning = { words: typedOf(words), parts: understood, whole: false, facility, free, text, said };
  const read = withComplaint(meaning, own, said, lexicon.specialities);
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
  const parts = partsIn(lexicon, words, provinceSlug);
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

/** Whether words name a complaint: records are found by who looks after it, not by these words. */
function isComplaint({ meanings }: ReadPart): boolean {
  return meanings.some(meaning => meaning.part === 'speciality' && meaning.others !== undefined);
}

/** A name has so many words at least. */
const MIN_NAME = 2;

/** "Bác sĩ" before a name is said to nurses and pharmacists, too, so it is no part of the name. */
function addressed(words: readonly Word[], parts: readonly ReadPart[]): ReadPart[] {
  const [first] = parts;
  const free = words.filter((_, at) => !parts.some(({ from, to }) => from <= at && at < to));
  if (first?.from !== 0 || free.length < MIN_NAME) return [];
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
