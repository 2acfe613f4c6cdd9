import type { Services } from '../../../platform/services.ts';
import { remembering } from '../../../platform/text/remembering.ts';
import { areaTable } from '../../areas/area-table.ts';
import { complaintsOf } from '../../complaints/complaint.repository.ts';
import { isChild, plainWords } from '../../complaints/rules/plain-words.ts';
import { readComplaints } from '../../complaints/rules/read-complaints.ts';
import { hasNoAccent, mayBe, type Word, writtenWords } from '../../complaints/rules/words.ts';
import type { ThreadDetail } from '../contract.ts';
import { threadUrl } from '../thread-url.ts';
import { shownThreads, type ThreadRow } from './thread-cards.ts';
import { walkThreads } from './walk-threads.ts';

/** So many are shown. */
const SHOWN = 5;
/** Of those that match some are not answered yet. */
const LOOKED_AT = 30;
/** A title of fewer words says nothing. */
const MIN_WORDS = 2;
const MAX_COMPLAINTS = 2;
/** Titles whose words are kept: pages of one speciality are compared with the same threads again and again. */
const REMEMBERED = 2_000;

type FindServices = Pick<Services, 'db' | 'search'>;

/** Words by which threads are looked for. */
interface Reading {
  readonly words: readonly Word[];
  /** They are a complaint's name, not words of the title as it is typed. */
  readonly isName: boolean;
}

/** Answered threads whose titles say the same as the one that the visitor types; none for too short a title. */
export function similarTo(services: FindServices, title: string): Promise<ThreadRow[]> {
  const isLike = ({ name }: ThreadRow, { words, isName }: Reading) => !isName || holdsAll(name, words);
  return answeredLike(services, title, { isFinished: false, isLike, most: SHOWN });
}

/**
 * What the page of a thread leads on to: answered questions that hold the same words, then the latest of its speciality;
 * first those that share most words with it.
 */
export async function relatedThreads(
  services: FindServices,
  thread: Pick<ThreadRow, 'id' | 'name' | 'speciality'>,
): Promise<ThreadDetail['related']> {
  const words = plainWords(titleWords(thread.name));
  const sorted = (rows: readonly ThreadRow[]) => sharingMostFirst(rows, words);
  const isLike = ({ name }: ThreadRow, reading: Reading) => holdsAll(name, reading.words);
  const found = await answeredLike(services, thread.name, { isFinished: true, isLike, most: LOOKED_AT });
  const similar = sorted(found.filter(({ id }) => id !== thread.id)).slice(0, SHOWN);
  const missing = SHOWN - similar.length;
  if (missing === 0 || thread.speciality === null) return similar.map(presentLink);
  const known = new Set([thread.id, ...similar.map(({ id }) => id)]);
  const latest = await walkThreads(services, {
    order: 'answered',
    speciality: thread.speciality,
    limit: LOOKED_AT,
  });
  const others = sorted(latest.filter(({ id }) => !known.has(id)));
  return [...similar, ...others.slice(0, missing)].map(presentLink);
}

interface Likeness {
  /** The title is not being typed: its last word is a whole one. */
  readonly isFinished: boolean;
  /** Whether what was found by a reading is wanted. */
  readonly isLike: (row: ThreadRow, reading: Reading) => boolean;
  readonly most: number;
}

/** Answered threads that are like a title, the likest first: what one reading finds, the next ones where that are too few. */
async function answeredLike(
  services: FindServices,
  title: string,
  { isFinished, isLike, most }: Likeness,
): Promise<ThreadRow[]> {
  const like = new Map<number, ThreadRow>();
  for (const reading of await readingsOf(services, title)) {
    const query = queryOf(reading.words, isFinished || reading.isName);
    const { items } = await services.search.match({ kind: 'thread', query, limit: LOOKED_AT });
    const rows = await shownThreads(
      services,
      items.map(({ entityId }) => entityId),
    );
    for (const row of rows) if (row.answerCount > 0 && isLike(row, reading)) like.set(row.id, row);
    if (like.size >= most) break;
  }
  return [...like.values()].slice(0, most);
}

/** A search takes its last word for one that is still being typed; that of a finished text is said once more. */
function queryOf(words: readonly Word[], isFinished: boolean): string {
  return [...words, ...(isFinished ? words.slice(-1) : [])].map(({ typed }) => typed).join(' ');
}

/** Whether a title holds all these words, with their accents where both have them: "ho" is neither "hỏi" nor "họ". */
function holdsAll(title: string, words: readonly Word[]): boolean {
  return sharedWith(title, words) === words.length;
}

/** Those that share as many words stay in their order. */
function sharingMostFirst(rows: readonly ThreadRow[], words: readonly Word[]): ThreadRow[] {
  const counted = rows.map(row => ({ row, shared: sharedWith(row.name, words) }));
  return counted.sort((a, b) => b.shared - a.shared).map(({ row }) => row);
}

function sharedWith(title: string, words: readonly Word[]): number {
  const own = comparedWords(title);
  return words.filter(word => own.some(other => mayBe([word], [other]) || mayBe([other], [word]))).length;
}

/** The words of a title as they stand there, and those of them that matter. */
const comparedWords = remembering(REMEMBERED, (title): readonly Word[] => {
  const written = titleWords(title);
  return [...written, ...plainWords(written)];
});

/** The words of a title; where none has an accent, each may stand for one that has. */
function titleWords(title: string): Word[] {
  const words = writtenWords(title);
  return readBare(words, words);
}

/** Some words of a title, which may stand for words with accents where none of all its words has one. */
function readBare(title: readonly Word[], words: readonly Word[]): Word[] {
  const isBare = title.every(hasNoAccent);
  return words.map(word => (isBare ? { ...word, isBare } : word));
}

/**
 * The title without words that say nothing, then without the child, who has another name in each title, then only what
 * its author has: each is looked for by itself.
 */
async function readingsOf({ db }: FindServices, title: string): Promise<Reading[]> {
  const written = writtenWords(title);
  const words = plainWords(written);
  if (words.length < MIN_WORDS) return [];
  const [table, areas] = await Promise.all([complaintsOf(db), areaTable(db)]);
  const complaints = [
    ...readComplaints(title, table, areas).complaints,
    ...table.namedIn(words).flatMap(each => each.complaints),
  ];
  const names = [...new Set(complaints.map(({ name }) => name))].slice(0, MAX_COMPLAINTS);
  const others = withoutChild(words);
  const readings = others.length < MIN_WORDS || others.length === words.length ? [words] : [words, others];
  return [
    ...readings.map(each => ({ words: readBare(written, each), isName: false })),
    ...names.map(name => ({ words: withoutChild(plainWords(writtenWords(name))), isName: true })),
  ];
}

const withoutChild = (words: readonly Word[]) => words.filter(word => !isChild(word));

/** A thread as others lead to it. */
export const presentLink = (row: ThreadRow) => ({
  id: row.id,
  absolute_url: threadUrl(row),
  title: row.name,
});
