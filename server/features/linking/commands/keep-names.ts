import { z } from 'zod';
import { nextVersion } from '../../../platform/db/content-version.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { touches } from '../../../platform/events/changed.ts';
import type { Change } from '../../../platform/events/event-bus.ts';
import { enqueueAll } from '../../../platform/jobs/outbox.ts';
import { defineTopic } from '../../../platform/jobs/topic.ts';
import type { KnownName } from '../../../platform/linking/known-name.ts';
import type { LinkNames } from '../../../platform/linking/link-sources.ts';
import { LINK_NAMES } from '../../../platform/linking/linking.ts';
import type { Services } from '../../../platform/services.ts';
import { LINKED_NAMES } from '../links-tag.ts';
import { tables } from '../tables.ts';

/** Names of a kind that came, went or lead elsewhere: the texts that hold them are linked again. */
export const namesChanged = defineTopic(
  'linking.names-changed',
  z.object({ kind: z.string(), names: z.array(z.string()) }),
  { priority: 'bulk' },
);

/** What no column takes is no name. */
const MAX_NAME = 200;
const NAMES_PER_MESSAGE = 200;
/** Rows of one insert: well below the number of parameters that either engine takes. */
const ROWS = 500;

export type NameServices = Pick<Services, 'db' | 'clock' | 'linking' | 'tags'>;

/** Brings the known names up to date with changed records. */
export async function keepChangedNames(services: NameServices, change: Change): Promise<void> {
  for (const source of services.linking.names) {
    if (source.kind === change.subject && touches(change, source.aspects)) {
      await keepNames(services, source, change.ids);
    }
  }
}

/**
 * Brings the known names of these records up to date. Whose record is gone or not public any more are forgotten. In the
 * same transaction their version rises, what is linked by them becomes stale, and `tell` is called with the names that came,
 * went or lead elsewhere.
 */
export async function keepNames(
  services: NameServices,
  source: LinkNames,
  ids: readonly number[],
  tell: TellOfNames = tellTexts(services, source),
): Promise<void> {
  const { db, tags } = services;
  if (isEmpty(await changesOf(db.primary, source, ids))) return;
  await db.transaction(async unit => {
    // Locks the names: two workers may have got messages about one record.
    await nextVersion(unit, LINK_NAMES);
    const { gone, come } = await changesOf(unit, source, ids);
    await forget(unit, gone);
    for (const part of batches(come, ROWS)) await unit.run(tables.insertInto('link_name').values(part.map(rowOf)));
    await tags.write(unit, [LINKED_NAMES.name]);
    await tell(unit, [...new Set([...gone, ...come].map(({ name }) => name))]);
  });
}

type TellOfNames = (unit: UnitOfWork, names: readonly string[]) => Promise<unknown>;

/** Enqueues messages for all texts that hold one of the names. */
const tellTexts =
  ({ clock }: Pick<Services, 'clock'>, { kind }: LinkNames): TellOfNames =>
  (unit, names) =>
    enqueueAll(
      unit,
      namesChanged,
      batches(names, NAMES_PER_MESSAGE).map(part => ({ payload: { kind, names: part }, now: clock.now() })),
    );

/** A known name as it is stored. */
type StoredName = KnownName & { readonly row: number };

interface NameChanges {
  readonly gone: readonly StoredName[];
  readonly come: readonly KnownName[];
}

const isEmpty = ({ gone, come }: NameChanges) => gone.length + come.length === 0;

async function changesOf(
  reader: Pick<Reader, 'rows'>,
  source: LinkNames,
  ids: readonly number[],
): Promise<NameChanges> {
  const current = new Map(
    (await source.read(reader, ids)).flatMap(namesOf(source.kind)).map(name => [keyOf(name), name]),
  );
  const stored: StoredName[] = await reader.rows(
    tables
      .selectFrom('link_name')
      .select(['id as row', 'kind', 'recordId as id', 'url', 'name', 'isMain'])
      .where('kind', '=', source.kind)
      .where('recordId', 'in', idList(ids)),
  );
  const known = new Set(stored.map(keyOf));
  return {
    gone: stored.filter(name => !current.has(keyOf(name))),
    come: [...current.values()].filter(name => !known.has(keyOf(name))),
  };
}

const keyOf = ({ id, name, url, isMain }: KnownName) => JSON.stringify([id, name, url, isMain]);

/** The names of one record, its own first; what is written twice counts once. */
const namesOf =
  (kind: string) =>
  ({ id, url, name, others }: Awaited<ReturnType<LinkNames['read']>>[number]): KnownName[] => {
    const names = [...new Set([name, ...others].map(each => each.trim()))];
    return names
      .map((each, index) => ({ kind, id, url, name: each, isMain: index === 0 }))
      .filter(each => each.name !== '' && each.name.length <= MAX_NAME);
  };

const rowOf = ({ kind, id, url, name, isMain }: KnownName) => ({ kind, recordId: id, url, name, isMain: isMain });

async function forget(unit: UnitOfWork, names: ReadonlyArray<Pick<StoredName, 'row'>>): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map(({ row }) => row);
  await unit.run(tables.deleteFrom('link_name').where('id', 'in', idList(rows)));
}

function batches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
