import type { z } from 'zod';
import { FOUND } from '../../../platform/cache/tag.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { tablesWith } from '../../../platform/db/tables.ts';
import { entityChanged, touches } from '../../../platform/events/changed.ts';
import type { Change } from '../../../platform/events/event-bus.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic } from '../../../platform/jobs/topic.ts';
import type { Quote } from '../../../platform/search/search-source.ts';
import type { Services } from '../../../platform/services.ts';

type IndexServices = Pick<Services, 'db' | 'search' | 'searchSources' | 'tags'>;

/**
 * Brings the documents of changed records up to date where they show what changed; those of records that are gone or
 * not public any more are forgotten. Pages that were rendered from the index between the commit and this become stale.
 */
export async function indexChanges({ db, search, searchSources, tags }: IndexServices, change: Change): Promise<void> {
  const { subject, ids } = change;
  const sources = searchSources.filter(({ entity, aspects }) => entity === subject && touches(change, aspects));
  for (const source of sources) {
    const documents = await source.documents(db, ids);
    const present = new Set(documents.map(document => document.entityId));
    await search.index(documents);
    await search.remove(
      source.kind,
      ids.filter(id => !present.has(id)),
    );
  }
  // After the index, which writes in turns of its own: who hears of it finds what it has written.
  if (sources.length > 0) await db.transaction(unit => tags.write(unit, [FOUND.name]));
}

/** Whether a change has to be found at once, rather than a moment later. */
export function isSeen({ searchSources }: Pick<Services, 'searchSources'>, change: Change): boolean {
  return searchSources.some(({ entity, aspects, lateAspects = [] }) => {
    const seen = aspects.filter(aspect => !lateAspects.includes(aspect));
    return entity === change.subject && touches(change, seen);
  });
}

/** Documents made at once when one change touches many. */
const BATCH = 1_000;

/** Enqueued where others may quote what changed of these records: a renamed term can touch tens of thousands. */
export const quotedChanged = defineTopic('search.quoted-changed', entityChanged.payload, { priority: 'bulk' });

/** Enqueues the update of documents that quote these records, where they may show what changed. */
export async function enqueueDependents(
  { db, clock, searchSources }: Pick<Services, 'db' | 'clock' | 'searchSources'>,
  { subject, ids, aspects }: z.input<typeof quotedChanged.payload>,
  messageId: number,
): Promise<void> {
  const quotes = searchSources.flatMap(({ quotes = [] }) => quotes);
  if (!quotes.some(quote => quote.of === subject && touches({ aspects }, quote.aspects))) return;
  const options = { now: clock.now(), dedupeKey: `${quotedChanged.name}:${messageId}` };
  await db.transaction(unit => enqueue(unit, quotedChanged, { subject, ids, aspects }, options));
}

/** Brings up to date what quotes the changed records, e.g. people who are found by the names of their workplaces. */
export async function indexDependents(services: IndexServices, change: Change): Promise<void> {
  for (const { entity, quotes = [] } of services.searchSources) {
    for (const quote of quotes) {
      if (quote.of !== change.subject || !touches(change, quote.aspects)) continue;
      const found = await quotedBy(services.db, quote, change.ids);
      for (let at = 0; at < found.length; at += BATCH) {
        await indexChanges(services, { subject: entity, ids: found.slice(at, at + BATCH), aspects: 'all' });
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
