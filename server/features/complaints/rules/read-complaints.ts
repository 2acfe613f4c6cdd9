import { toneKey } from '../../../platform/search/text/words.ts';
import type { Complaint, ComplaintTable, NamedComplaint } from './complaint-table.ts';
import { isChild, plainWords } from './plain-words.ts';
import { decodedWords, hasNoAccent, typedWords, type Word, writtenWord } from './words.ts';

/** What a query says that somebody has. */
export interface ReadComplaints {
  /** In the order named; empty where the query is about something else. */
  readonly complaints: readonly Complaint[];
  /** Something that cannot wait is named, whatever else the query is about. */
  readonly emergency: boolean;
  /** It is about a child. */
  readonly child: boolean;
  /** The query without accents and without the slip with which it was typed; undefined where it had none. */
  readonly repaired?: string;
}

const NOTHING: ReadComplaints = { complaints: [], emergency: false, child: false };

/**
 * Reads what somebody has from their own words: as they stand, without the words that say nothing, written as one
 * word, as raw Telex or VNI keys, and at last with one typo.
 */
export function readComplaints(query: string, table: ComplaintTable): ReadComplaints {
  const words = typedWords(query);
  if (words.length === 0) return NOTHING;
  return (
    understood(words, table) ?? asOneWord(words, table) ?? decoded(words, table) ?? repaired(words, table) ?? NOTHING
  );
}

function understood(words: readonly Word[], table: ComplaintTable): ReadComplaints | undefined {
  const plain = plainWords(words);
  const [literal, loose] = [table.namedIn(words), table.namedIn(plain)];
  const emergency = literal.some(named => isUrgent(named, words)) || loose.some(named => isUrgent(named, plain));
  const [named, among] = sizeOf(literal) >= sizeOf(loose) ? [literal, words] : [loose, plain];
  const complaints = isAbout(named, among) ? [...new Set(named.flatMap(each => each.complaints))] : [];
  return emergency || complaints.length > 0 ? { complaints, emergency, child: plain.some(isChild) } : undefined;
}

/** A name of one word stands for itself only: "ho" is a surname, too. */
const LEAST_WORDS = 2;

/** One word is urgent with its accents only: "phong" is seldom "phỏng". */
function isUrgent({ from, to, complaints }: NamedComplaint, words: readonly Word[]): boolean {
  const [first] = words.slice(from);
  return complaints.some(each => each.emergency) && (to - from >= LEAST_WORDS || !first?.isBare);
}

/** Whether the named complaints are what a text is about, and no chance words of a name. */
function isAbout(named: readonly NamedComplaint[], words: readonly Word[]): boolean {
  if (named.length === 0) return false;
  const others = othersBeside(named, words);
  if (named.some(({ from, to }) => to - from >= LEAST_WORDS)) return others <= sizeOf(named);
  if (others > 0) return false;
  return words.length === 1 || (!words.every(hasNoAccent) && named.every(each => isSpelled(each, words)));
}

/** Whether one word is a name as it stands: where others have accents, "nam" is not "nám". */
function isSpelled({ from, complaints }: NamedComplaint, words: readonly Word[]): boolean {
  return complaints.some(({ names }) => names.some(name => toneKey(name.toLowerCase()) === words[from]?.accented));
}

const sizeOf = (named: readonly NamedComplaint[]) => named.reduce((size, { from, to }) => size + to - from, 0);

/** Words that belong to no complaint and yet say something. */
function othersBeside(named: readonly NamedComplaint[], words: readonly Word[]): number {
  const free = words.filter((_, at) => !named.some(({ from, to }) => from <= at && at < to));
  return plainWords(free).filter(word => !isChild(word)).length;
}

/** Words with accents are others: "bệnh sỏi" is no "bệnh sởi". */
function asOneWord(words: readonly Word[], table: ComplaintTable): ReadComplaints | undefined {
  if (!words.every(hasNoAccent)) return undefined;
  const complaints = table.joined(words.map(({ folded }) => folded).join(''));
  if (complaints.length === 0) return undefined;
  return { complaints, emergency: complaints.some(each => each.emergency), child: false };
}

function decoded(words: readonly Word[], table: ComplaintTable): ReadComplaints | undefined {
  const meant = decodedWords(words);
  return meant && understood(meant, table);
}

/** Shorter words have too many neighbours for a slip in them to be told. */
const SHORTEST_TYPO = 5;

/** With a word that no complaint has read as one that is a typo away; all of the text must then be about it. */
function repaired(words: readonly Word[], table: ComplaintTable): ReadComplaints | undefined {
  for (const [at, { folded }] of words.entries()) {
    if (folded.length < SHORTEST_TYPO || table.knows(folded)) continue;
    for (const near of table.near(folded)) {
      const meant = words.with(at, { ...writtenWord(near), isBare: true });
      const named = table.namedIn(meant);
      if (sizeOf(named) < LEAST_WORDS || othersBeside(named, meant) > 0) continue;
      const read = understood(meant, table);
      return read && { ...read, repaired: meant.map(word => word.folded).join(' ') };
    }
  }
  return undefined;
}
