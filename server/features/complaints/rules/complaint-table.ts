import { atOnce, type Steps } from '../../../platform/load/in-pieces.ts';
import { deletions, withinOneTypo } from '../../../platform/search/text/one-typo.ts';
import { type Complaint, type NamedComplaint, wordsOfNames } from './complaint.ts';
import { type PlainSentence, plainWords } from './plain-words.ts';
import { spokenOf } from './spoken-complaints.ts';
import { mayBe, type Word } from './words.ts';

/** Complaints by their names, in memory; built once from all of them. */
export interface ComplaintTable {
  readonly all: readonly Complaint[];
  /** The longest name that begins at `words[from]`, or undefined. */
  longestAt(words: readonly Word[], from: number): NamedComplaint | undefined;
  /** From left to right, the longest names first; none overlaps another. */
  namedIn(words: readonly Word[]): NamedComplaint[];
  /** The same of a sentence, where words that say nothing may stand between those of a name. */
  spokenIn(sentence: PlainSentence): NamedComplaint[];
  /** The complaints whose name is this when nothing stands between its words: "daudaday". */
  joined(word: string): readonly Complaint[];
  /** Whether a folded word stands in a name. */
  knows(folded: string): boolean;
  /** Folded words of names that are one typo away, in no order. */
  near(folded: string): readonly string[];
}

interface Spelling {
  readonly words: readonly Word[];
  readonly complaint: Complaint;
  /** Without words that say nothing; another complaint may be called so in full. */
  readonly isShort: boolean;
}

/** Shorter names written as one word look like other words. */
const MIN_JOINED = 5;

/** Compiles complaints. A name is also found without those of its words that say nothing. */
export const compileComplaints = (complaints: readonly Complaint[]): ComplaintTable =>
  atOnce(complaintTableOf(complaints));

/** As {@link compileComplaints}, complaint by complaint. */
export function* complaintTableOf(complaints: readonly Complaint[]): Steps<ComplaintTable> {
  const spellings: Spelling[] = [];
  const joined = new Map<string, Set<Complaint>>();
  const vocabulary = new Set<string>();
  for (const complaint of complaints) {
    yield;
    for (const words of wordsOfNames(complaint)) {
      const short = plainWords(words);
      spellings.push({ words, complaint, isShort: false });
      // One word of a longer name says less than the name.
      if (short.length > 1) spellings.push({ words: short, complaint, isShort: true });
      for (const { folded } of words) vocabulary.add(folded);
      const run = words.map(({ folded }) => folded).join('');
      if (words.length > 1 && run.length >= MIN_JOINED) {
        joined.set(run, (joined.get(run) ?? new Set<Complaint>()).add(complaint));
      }
    }
  }
  return {
    all: complaints,
    ...findIn(spellings),
    spokenIn: yield* spokenOf(complaints),
    joined: word => [...(joined.get(word) ?? [])],
    knows: folded => vocabulary.has(folded),
    near: yield* nearIn(vocabulary),
  };
}

function findIn(spellings: readonly Spelling[]): Pick<ComplaintTable, 'longestAt' | 'namedIn'> {
  const byWords = Map.groupBy(spellings, ({ words }) => keyOf(words));
  const longest = new Map<string, number>();
  for (const { words } of spellings) {
    const first = words[0]?.folded ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  const longestAt = (words: readonly Word[], from: number): NamedComplaint | undefined => {
    const most = longest.get(words[from]?.folded ?? '') ?? 0;
    for (let to = Math.min(words.length, from + most); to > from; to -= 1) {
      const typed = words.slice(from, to);
      const meant = (byWords.get(keyOf(typed)) ?? []).filter(({ words }) => mayBe(typed, words));
      const inFull = meant.filter(({ isShort }) => !isShort);
      const named = inFull.length > 0 ? inFull : meant;
      if (named.length > 0) return { from, to, complaints: [...new Set(named.map(({ complaint }) => complaint))] };
    }
    return undefined;
  };
  const namedIn = (words: readonly Word[]) => {
    const found: NamedComplaint[] = [];
    for (let at = 0; at < words.length; ) {
      const named = longestAt(words, at);
      if (named) found.push(named);
      at = named?.to ?? at + 1;
    }
    return found;
  };
  return { longestAt, namedIn };
}

/** Words one typo apart share a form with one letter left out. */
function* nearIn(vocabulary: ReadonlySet<string>): Steps<ComplaintTable['near']> {
  const byForm = new Map<string, string[]>();
  for (const word of vocabulary) {
    yield;
    for (const form of deletions(word)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  }
  return word => {
    const near = deletions(word).flatMap(form => byForm.get(form) ?? []);
    return [...new Set(near)].filter(other => withinOneTypo(word, other));
  };
}

const keyOf = (words: readonly Word[]) => words.map(({ folded }) => folded).join(' ');
