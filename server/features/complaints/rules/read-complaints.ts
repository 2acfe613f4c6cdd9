import { toneKey } from '../../../platform/search/text/words.ts';
import { isDenied } from '../../../platform/text/denials.ts';
import type { ComplaintSection } from '../contract.ts';
import { answeringSections } from './answering-sections.ts';
import { type AreaNames, sentenceInAreas } from './areas-as-words.ts';
import { type Complaint, type NamedComplaint, OF_SELF_HARM } from './complaint.ts';
import type { ComplaintTable } from './complaint-table.ts';
import { isSoft, type PlainSentence, plainSentence } from './plain-words.ts';
import { decodedWords, hasNoAccent, mayBe, typedWords, type Word, writtenWord, writtenWords } from './words.ts';

/** The complaints in a query, and of whom it speaks. */
export interface ReadComplaints {
  /** In the order named; empty where the query is about something else. */
  readonly complaints: readonly Complaint[];
  /** Something that cannot wait is named, whatever else the query is about. */
  readonly emergency: boolean;
  /** Thoughts of self-harm are named among it: other help is needed than an ambulance. */
  readonly selfHarm?: true;
  /** It is about a child. */
  readonly child: boolean;
  /** It is about a pregnancy. */
  readonly pregnant: boolean;
  /** The sections of a complaint's page that answer the query, the best first; none where it only names the complaint. */
  readonly sections: readonly ComplaintSection[];
  /** The query without accents and without the slip with which it was typed; undefined where it had none. */
  readonly repaired?: string;
}

const NOTHING: ReadComplaints = { complaints: [], emergency: false, child: false, pregnant: false, sections: [] };

/** What a query may name. */
interface Known {
  readonly table: ComplaintTable;
  /** Words of their names say nothing else. */
  readonly areas: AreaNames;
}

/**
 * Reads complaints from people's own words: as they stand, without the words that say nothing, written as one
 * word, as raw Telex or VNI keys, and at last with one typo.
 */
export function readComplaints(query: string, table: ComplaintTable, areas: AreaNames): ReadComplaints {
  const words = typedWords(query);
  if (words.length === 0) return NOTHING;
  const known = { table, areas };
  return (
    understood(words, known) ?? asOneWord(words, table) ?? decoded(words, known) ?? repaired(words, known) ?? NOTHING
  );
}

function understood(typed: readonly Word[], { table, areas }: Known): ReadComplaints | undefined {
  const { words, open } = sentenceInAreas(typed, areas, table);
  const inAreas = readWords(words, table);
  if (open === words) return inAreas;
  const opened = readWords(open, table);
  // Without accents much is also the name of an area.
  return inAreas && (typed.every(hasNoAccent) || !saysMore(opened, inAreas)) ? inAreas : opened;
}

const saysMore = (opened: ReadComplaints | undefined, { complaints }: ReadComplaints): boolean =>
  opened !== undefined &&
  opened.complaints.length > complaints.length &&
  complaints.every(each => opened.complaints.includes(each));

function readWords(words: readonly Word[], table: ComplaintTable): ReadComplaints | undefined {
  const sentence = plainSentence(words);
  const plain = sentence.words.map(({ word }) => word);
  const placeOf = (at: number) => sentence.words[at]?.place ?? 0;
  const typed = words.map(word => word.typed);
  const literal = table.namedIn(words).filter(({ from }) => !isDenied(typed, from));
  const spoken = table.spokenIn(sentence).filter(({ from }) => !isDenied(typed, placeOf(from)));
  const urgency = urgencyIn([
    ...literal.filter(named => isUrgent(named, words)),
    ...spoken.filter(named => isUrgent(named, plain)),
  ]);
  const said = { child: sentence.isChild, pregnant: sentence.of.isPregnant };
  const own = withoutContext(literal, sentence);
  const isLiteral = sizeOf(own) >= sizeOf(spoken) && sizeOf(literal) > 0 && !isNarrower(own, spoken, said);
  const [named, among] = isLiteral ? [own.length > 0 ? own : literal, words] : [spoken, plain];
  const around = { ...sentence, room: roomIn(sentence, words), areBare: words.every(hasNoAccent) };
  const complaints = isAbout(named, among, around) ? [...new Set(named.flatMap(each => each.complaints))] : [];
  if (!urgency.emergency && complaints.length === 0) return undefined;
  const titled = new Set(named.flatMap(each => placesOfTitle(each, among).map(at => (isLiteral ? at : placeOf(at)))));
  const sections = answeringSections(sentence, words, place => !titled.has(place));
  return { complaints, ...urgency, ...said, sections };
}

/**
 * The places of those words of a complaint that its title says, too: "tiểu đêm" says no time of the day, but "ho kéo dài"
 * says how long.
 */
function placesOfTitle({ from, to, complaints }: NamedComplaint, words: readonly Word[]): number[] {
  const titles = new Set(complaints.flatMap(({ name }) => writtenWords(name).map(({ folded }) => folded)));
  return words.flatMap(({ folded }, at) => (from <= at && at < to && titles.has(folded) ? [at] : []));
}

/** Names of which not every word says of whom the sentence speaks. */
function withoutContext(named: readonly NamedComplaint[], { of }: PlainSentence): readonly NamedComplaint[] {
  return named.filter(({ from, to }) => {
    for (let at = from; at < to; at += 1) if (!of.places.has(at)) return true;
    return false;
  });
}

/** Whether the sentence as a whole says more of the same: a child's fever is another complaint than that of an adult. */
function isNarrower(
  literal: readonly NamedComplaint[],
  spoken: readonly NamedComplaint[],
  { child, pregnant }: { readonly child: boolean; readonly pregnant: boolean },
): boolean {
  if (!(child || pregnant)) return false;
  const known = new Set(literal.flatMap(each => each.complaints));
  return sizeOf(spoken) > 0 && spoken.flatMap(each => each.complaints).some(each => !known.has(each));
}

/** A name of one word stands for itself only: "ho" is a surname, too. */
const MIN_WORDS = 2;

/** One word is urgent with its accents only: "phong" is seldom "phỏng". */
function isUrgent({ from, to, complaints }: NamedComplaint, words: readonly Word[]): boolean {
  const [first] = words.slice(from);
  return complaints.some(each => each.emergency) && (to - from >= MIN_WORDS || !first?.isBare);
}

/** Whether one of some complaints cannot wait. */
function urgencyIn(
  named: readonly Pick<NamedComplaint, 'complaints'>[],
): Pick<ReadComplaints, 'emergency' | 'selfHarm'> {
  const urgent = named.flatMap(({ complaints }) => complaints.filter(each => each.emergency));
  if (urgent.some(({ slug }) => slug === OF_SELF_HARM)) return { emergency: true, selfHarm: true };
  return { emergency: urgent.length > 0 };
}

/** A sentence that says of whom it speaks may say as much of something else; one that merely reports an illness less. */
const MAX_BESIDE = 6;
const MAX_BESIDE_REPORT = 3;

/** What stands around the named complaints. */
interface Around extends Pick<PlainSentence, 'isChild' | 'beginsWithWhom'> {
  /** How many words may say something else. */
  readonly room: number;
  /** None of all words has accents. */
  readonly areBare: boolean;
}

/** Whether the named complaints are what a text is about, and no chance words of a name. */
function isAbout(
  named: readonly NamedComplaint[],
  words: readonly Word[],
  { room, areBare, isChild, beginsWithWhom }: Around,
): boolean {
  if (named.length === 0) return false;
  const others = othersBeside(named, words);
  const isLong = named.some(({ from, to }) => to - from >= MIN_WORDS);
  // Two complaints of a child are as sure as one of two words: "be ho sot".
  if (isLong || (beginsWithWhom && sizeOf(named) >= MIN_WORDS)) return others <= sizeOf(named) + room;
  const areSpelled = named.every(each => isSpelled(each, words));
  if (others > 0) return beginsWithWhom && areSpelled && others <= sizeOf(named);
  return (words.length === 1 && !isChild) || beginsWithWhom || (!areBare && areSpelled);
}

/** Words with which people report what they and theirs have. */
const REPORTING = ['bị', 'tôi', 'em', 'mình', 'hay', 'thấy'].flatMap(writtenWords);

/** So many words are no name any more, fewer where one of them reports an illness. */
const MIN_SENTENCE = 7;
const MIN_REPORT = 6;

/** How many words may say something else. */
function roomIn(sentence: PlainSentence, words: readonly Word[]): number {
  if (sentence.isChild || sentence.of.places.size > 0 || sentence.words.length >= MIN_SENTENCE) return MAX_BESIDE;
  const isReport = words.length >= MIN_REPORT && words.some(word => REPORTING.some(each => mayBe([word], [each])));
  return isReport ? MAX_BESIDE_REPORT : 0;
}

/** Whether one word is a name as it stands: where others have accents, "nam" is not "nám". */
function isSpelled({ from, complaints }: NamedComplaint, words: readonly Word[]): boolean {
  return complaints.some(({ names }) => names.some(name => accentedWords(name).includes(words[from]?.accented ?? '')));
}

const accentedWords = (name: string) => name.toLowerCase().split(' ').map(toneKey);

const sizeOf = (named: readonly NamedComplaint[]) => named.reduce((size, { from, to }) => size + to - from, 0);

/** How a complaint goes on: "chưa hết sốt". */
const COURSE = ['chưa', 'hết', 'đỡ', 'khỏi', 'giảm'].flatMap(writtenWords);

/** Words that belong to no complaint and yet say something. */
function othersBeside(
  named: readonly NamedComplaint[],
  words: readonly Word[],
  isCounted: (word: Word) => boolean = () => true,
): number {
  const free = words.filter((_, at) => !named.some(({ from, to }) => from <= at && at < to));
  const isCourse = (word: Word) => COURSE.some(({ accented }) => accented === word.accented);
  return plainSentence(free).words.filter(({ word }) => !isSoft(word) && !isCourse(word) && isCounted(word)).length;
}

/** Words with accents are others: "bệnh sỏi" is no "bệnh sởi". */
function asOneWord(words: readonly Word[], table: ComplaintTable): ReadComplaints | undefined {
  if (!words.every(hasNoAccent)) return undefined;
  const complaints = table.joined(words.map(({ folded }) => folded).join(''));
  if (complaints.length === 0) return undefined;
  return { complaints, ...urgencyIn([{ complaints }]), child: false, pregnant: false, sections: [] };
}

function decoded(words: readonly Word[], known: Known): ReadComplaints | undefined {
  const meant = decodedWords(words);
  return meant && understood(meant, known);
}

/** Shorter words have too many neighbours for a slip in them to be certain. */
const MIN_TYPO = 5;

/** One slip explains no more words that no complaint has: one is meant otherwise, and the last may be unfinished. */
const MAX_UNKNOWN = 2;

/** With a word that no complaint has read as one that is a typo away; all of the text must then be about it. */
function repaired(words: readonly Word[], known: Known): ReadComplaints | undefined {
  const { table } = known;
  // Each of them is looked at with all words that are near it.
  if (othersBeside([], words, ({ folded }) => !table.knows(folded)) > MAX_UNKNOWN) return undefined;
  for (const [at, { folded }] of words.entries()) {
    if (folded.length < MIN_TYPO || table.knows(folded)) continue;
    for (const near of table.near(folded)) {
      const meant = words.with(at, { ...writtenWord(near), isBare: true });
      const named = table.namedIn(meant);
      if (sizeOf(named) < MIN_WORDS || othersBeside(named, meant) > 0) continue;
      const read = understood(meant, known);
      return read && { ...read, repaired: meant.map(word => word.folded).join(' ') };
    }
  }
  return undefined;
}
