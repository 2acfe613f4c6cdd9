import type { Services } from '../../../platform/services.ts';
import { complaintsOf } from '../../complaints/complaint.repository.ts';
import { isChild, plainWords } from '../../complaints/rules/plain-words.ts';
import { readComplaints } from '../../complaints/rules/read-complaints.ts';
import { writtenWords } from '../../complaints/rules/words.ts';
import type { ThreadDetail } from '../contract.ts';
import { threadUrl } from '../thread-url.ts';
import { shownThreads, type ThreadRow } from './thread-cards.ts';
import { walkThreads } from './walk-threads.ts';

/** So many are shown. */
const SHOWN = 5;
/** Of those that match some are not answered yet. */
const LOOKED_AT = 30;
/** A title of fewer words says nothing. */
const LEAST_WORDS = 2;
const MOST_COMPLAINTS = 2;

type FindServices = Pick<Services, 'db' | 'search'>;

/** Answered threads whose titles say the same as this one, the likest first; none for too short a title. */
export async function similarTo(services: FindServices, title: string, except?: number): Promise<ThreadRow[]> {
  const found: number[] = [];
  for (const query of await readingsOf(services, title)) {
    const { items } = await services.search.match({ kind: 'thread', query, limit: LOOKED_AT });
    found.push(...items.map(({ entityId }) => entityId));
    if (found.length >= LOOKED_AT) break;
  }
  const rows = await shownThreads(services, [...new Set(found)]);
  return rows.filter(({ id, answer_count }) => id !== except && answer_count > 0).slice(0, SHOWN);
}

/**
 * The title without words that say nothing, then without the child, who has another name in each title, then only what
 * its author has: each is looked for by itself.
 */
async function readingsOf({ db }: FindServices, title: string): Promise<string[]> {
  const words = plainWords(writtenWords(title));
  if (words.length < LEAST_WORDS) return [];
  const table = await complaintsOf(db);
  const complaints = [
    ...readComplaints(title, table).complaints,
    ...table.namedIn(words).flatMap(each => each.complaints),
  ];
  const names = [...new Set(complaints.map(({ name }) => name))].slice(0, MOST_COMPLAINTS);
  const others = words.filter(word => !isChild(word));
  const readings = others.length < LEAST_WORDS ? [words] : [words, others];
  return [...new Set([...readings.map(each => each.map(({ typed }) => typed).join(' ')), ...names])];
}

/** What the page of a thread leads on to: similar answered questions, then the latest of its speciality. */
export async function relatedThreads(
  services: FindServices,
  thread: Pick<ThreadRow, 'id' | 'name' | 'speciality_id'>,
): Promise<ThreadDetail['related']> {
  const similar = await similarTo(services, thread.name, thread.id);
  const missing = SHOWN - similar.length;
  const latest =
    missing > 0 && thread.speciality_id !== null
      ? await walkThreads(services, { order: 'answered', speciality: thread.speciality_id, limit: 2 * SHOWN })
      : [];
  const known = new Set([thread.id, ...similar.map(({ id }) => id)]);
  return [...similar, ...latest.filter(({ id }) => !known.has(id)).slice(0, missing)].map(presentLink);
}

/** A thread as others lead to it. */
export const presentLink = (row: ThreadRow) => ({
  ...{ id: row.id, absolute_url: threadUrl(row), title: row.name },
});
