import type { Database } from '../../../platform/db/database.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import type { EntityChanged } from '../../../platform/events/event-bus.ts';
import type { Services } from '../../../platform/services.ts';
import { SEARCH_SOURCES } from '../search-sources.ts';

/** Brings the documents of changed entities up to date; those that are gone or not public any more are forgotten. */
export async function indexChanges(
  { db, search }: Pick<Services, 'db' | 'search'>,
  { kind, ids }: EntityChanged,
): Promise<void> {
  for (const source of SEARCH_SOURCES.filter(({ entity }) => entity === kind)) {
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
export async function indexDependents(
  services: Pick<Services, 'db' | 'search'>,
  { kind, ids }: EntityChanged,
): Promise<void> {
  for (const dependent of DEPENDENTS[kind] ?? []) {
    const found = await quotedBy(services.db, dependent, ids);
    for (let at = 0; at < found.length; at += BATCH) {
      await indexChanges(services, { kind: dependent.kind, ids: found.slice(at, at + BATCH) });
    }
  }
}

/** A table whose rows say which entity (`owner`) quotes which other one (`quoted`). */
interface Dependent {
  readonly kind: string;
  readonly table: string;
  readonly owner: string;
  readonly quoted: string;
}

const DEPENDENTS: Readonly<Record<string, readonly Dependent[]>> = {
  place: [{ kind: 'professional', table: 'workplace', owner: 'professional_id', quoted: 'place_id' }],
  term: [
    { kind: 'place', table: 'place_term', owner: 'place_id', quoted: 'term_id' },
    { kind: 'place', table: 'place', owner: 'id', quoted: 'place_type_id' },
    { kind: 'professional', table: 'professional_term', owner: 'professional_id', quoted: 'term_id' },
    { kind: 'professional', table: 'professional', owner: 'id', quoted: 'occupation_id' },
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
