import type { z } from 'zod';
import { FOUND, namesOfHiding } from '../../../platform/cache/tag.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import { entityChanged, mayHide, touches } from '../../../platform/events/changed.ts';
import type { Change } from '../../../platform/events/event-bus.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic } from '../../../platform/jobs/topic.ts';
import type { SearchIndex } from '../../../platform/search/search-index.ts';
import type { Quote } from '../../../platform/search/search-source.ts';
import type { Services } from '../../../platform/services.ts';

/** A change of more records than this is left to the job, so that the call that made it does not wait. */
export const INDEXED_AT_ONCE = 50;
/** Documents made at once when one change touches many. */
const BATCH = 1_000;

type IndexServices = Pick<Services, 'db' | 'search' | 'searchSources' | 'tags'>;

/**
 * Brings the documents of changed records up to date where they show what changed; those of records that are gone or
 * not public any more are forgotten. Pages that were rendered from the index between the commit and this become stale,
 * at once where the change hides something.
 */
export async function indexChanges(services: IndexServices, change: Change): Promise<void> {
  await followInIndex(services, change, services.search.index);
}

/**
 * Takes from the index what a change has hidden, so that nobody finds it once the call is answered: documents of
 * the records, and what others quote of them. Of many records whose state changes all else is left to the job; those that
 * stay public have lost something of their own, and are written again however many they are.
 */
export async function hideChanges(services: IndexServices, change: Change): Promise<void> {
  const isLarge = change.ids.length > INDEXED_AT_ONCE && touches(change, ['status']);
  const write = isLarge ? async () => {} : services.search.index;
  const hidden = await followInIndex(services, change, write);
  // A record that stays public has lost something of its own, such as a picture, which others may show.
  const ids = touches(change, ['status']) ? hidden : change.ids;
  await indexDependents(services, { ...change, ids, hides: true });
}

/** Forgets what is not public any more and writes what is; answers the ids of those that have no document. */
async function followInIndex(services: IndexServices, change: Change, write: SearchIndex['index']): Promise<number[]> {
  const { db, search, searchSources, tags } = services;
  const { subject, ids } = change;
  const sources = searchSources.filter(({ entity, aspects }) => entity === subject && touches(change, aspects));
  const present = new Set<number>();
  for (const { kind, documents: documentsOf } of sources) {
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      // A record that is hidden while its document is made and written is not to come back by it.
      const since = await search.version();
      const documents = await documentsOf(db, batch);
      await write(documents, since);
      const found = new Set(documents.map(({ entityId }) => entityId));
      await search.remove(
        kind,
        batch.filter(id => !found.has(id)),
      );
      for (const id of found) present.add(id);
    }
  }
  // After the index, which writes in turns of its own: who hears of it finds what it has written.
  const names = mayHide(change) ? namesOfHiding([]) : [FOUND.name];
  if (sources.length > 0) await db.transaction(unit => tags.write(unit, names));
  return ids.filter(id => !present.has(id));
}

/** Whether a change has to be found at once, rather than a moment later. */
export function isSeen({ searchSources }: Pick<Services, 'searchSources'>, change: Change): boolean {
  return searchSources.some(({ entity, aspects, lateAspects = [] }) => {
    const seen = aspects.filter(aspect => !lateAspects.includes(aspect));
    return entity === change.subject && touches(change, seen);
  });
}

/** Enqueued where others may quote what changed of these records: a renamed term can touch tens of thousands. */
export const quotedChanged = defineTopic('search.quoted-changed', entityChanged.payload, { priority: 'bulk' });

/** Enqueues the update of documents that quote these records, where they may show what changed. */
export async function enqueueDependents(
  { db, clock, searchSources }: Pick<Services, 'db' | 'clock' | 'searchSources'>,
  { subject, ids, aspects, hides }: z.input<typeof quotedChanged.payload>,
  messageId: number,
): Promise<void> {
  const quotes = searchSources.flatMap(({ quotes = [] }) => quotes);
  if (!quotes.some(quote => quote.of === subject && touches({ aspects }, quote.aspects))) return;
  const options = { now: clock.now(), dedupeKey: `${quotedChanged.name}:${messageId}` };
  await db.transaction(unit => enqueue(unit, quotedChanged, { subject, ids, aspects, hides }, options));
}

/** Brings up to date what quotes the changed records, e.g. people who are found by the names of their workplaces. */
export async function indexDependents(services: IndexServices, change: Change): Promise<void> {
  for (const { entity, quotes = [] } of services.searchSources) {
    for (const quote of quotes) {
      if (quote.of !== change.subject || !touches(change, quote.aspects)) continue;
      const found = await quotedBy(services.db, quote, change.ids);
      for (let at = 0; at < found.length; at += BATCH) {
        await indexChanges(services, {
          subject: entity,
          ids: found.slice(at, at + BATCH),
          aspects: 'all',
          hides: mayHide(change),
        });
      }
    }
  }
}

/** Tables that say who quotes whom; the two columns hold ids. */
const quoteTables = tablesWith<Record<string, number>>();

async function quotedBy(db: Database, { table, owner, quoted }: Quote, ids: readonly number[]): Promise<number[]> {
  const rows = await db.read.rows(
    quoteTables.selectFrom(table).select(`${owner} as id`).distinct().where(quoted, 'in', idList(ids)),
  );
  return rows.map(row => row.id);
}
