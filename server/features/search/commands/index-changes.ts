import type { Database } from '../../../platform/db/database.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import { touches } from '../../../platform/events/changed.ts';
import type { Change } from '../../../platform/events/event-bus.ts';
import type { Services } from '../../../platform/services.ts';
import { SEARCH_SOURCES } from '../search-sources.ts';

/**
 * Brings the documents of changed records up to date where they show what changed; those of records that are gone or
 * not public any more are forgotten.
 */
export async function indexChanges({ db, search }: Pick<Services, 'db' | 'search'>, change: Change): Promise<void> {
  const { subject, ids } = change;
  for (const source of SEARCH_SOURCES) {
    if (source.entity !== subject || !touches(change, source.aspects)) continue;
    const documents = await source.documents(db, ids);
    const present = new Set(documents.map(document => document.entityId));
    await search.index(documents);
    await search.remove(
      source.kind,
      ids.filter(id => !present.has(id)),
    );
  }
}

/** Documents made at once when one change touches many. */
const BATCH = 1_000;

/**
 * Brings up to date what quotes the changed entities: a professional is found by the names of workplaces, everybody
 * by the names of their terms. A renamed term can touch thousands, so this is work for a job.
 */
export async function indexDependents(services: Pick<Services, 'db' | 'search'>, change: Change): Promise<void> {
  for (const dependent of DEPENDENTS[change.subject] ?? []) {
    if (!touches(change, dependent.aspects)) continue;
    const found = await quotedBy(services.db, dependent, change.ids);
    for (let at = 0; at < found.length; at += BATCH) {
      const ids = found.slice(at, at + BATCH);
      await indexChanges(services, { subject: dependent.subject, ids, aspects: 'all' });
    }
  }
}

/** A table whose rows say which entity (`owner`) quotes which other one (`quoted`). */
interface Dependent {
  readonly subject: string;
  readonly table: string;
  readonly owner: string;
  readonly quoted: string;
  /** What is quoted of it. */
  readonly aspects: readonly string[];
}

const WORDS_OF_TERM = ['name', 'abbreviation', 'aliases'];

const DEPENDENTS: Readonly<Record<string, readonly Dependent[]>> = {
  place: [
    {
      subject: 'professional',
      table: 'workplace',
      owner: 'professional_id',
      quoted: 'place_id',
      aspects: ['name', 'address', 'status', 'province', 'district'],
    },
  ],
  term: [
    { subject: 'place', table: 'place_term', owner: 'place_id', quoted: 'term_id', aspects: WORDS_OF_TERM },
    { subject: 'place', table: 'place', owner: 'id', quoted: 'place_type_id', aspects: WORDS_OF_TERM },
    {
      subject: 'professional',
      table: 'professional_term',
      owner: 'professional_id',
      quoted: 'term_id',
      aspects: WORDS_OF_TERM,
    },
    { subject: 'professional', table: 'professional', owner: 'id', quoted: 'occupation_id', aspects: WORDS_OF_TERM },
  ],
};

async function quotedBy(db: Database, dependent: Dependent, ids: readonly number[]): Promise<number[]> {
  const list = listSql(db.engine);
  const rows = await db.read.all<{ id: number }>(
    `select distinct ${dependent.owner} as id from ${dependent.table} where ${list.hasId(dependent.quoted)}`,
    [list.ids(ids)],
  );
  return rows.map(row => row.id);
}
