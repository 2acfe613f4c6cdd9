import { nextVersion } from '../../../platform/db/content-version.ts';
import { createTurns } from '../../../platform/db/turns.ts';
import type { LinkNames, LinkTexts } from '../../../platform/linking/link-sources.ts';
import { LINK_NAMES } from '../../../platform/linking/linking.ts';
import { isTextInOrder, textTables } from '../../../platform/linking/text-tables.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';
import { keepNames, type NameServices } from './keep-names.ts';
import { BULK_TURNS, linkRows } from './link-rows.ts';

const BATCH = 500;

/** Says how far it has come: texts linked so far. */
export type RebuildProgress = (done: number) => void;

/**
 * Reads all names from their records and links every text again; reading goes on meanwhile. Answers how many texts
 * there are.
 */
export async function rebuildLinks(
  services: Pick<Services, 'db' | 'clock' | 'linking' | 'tags' | 'search' | 'log'>,
  progress: RebuildProgress = () => undefined,
): Promise<number> {
  const { db, linking } = services;
  for (const source of linking.names) await rebuildNames(services, source);
  await db.transaction(unit => nextVersion(unit, LINK_NAMES));
  const names = await linking.namesOf(db.primary);
  const turns = createTurns(db, BULK_TURNS);
  let done = 0;
  for (const source of linking.texts) {
    for (let after = 0; ; ) {
      const rows = await rowsAfter(services, source, after);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last;
      await linkRows(services, turns, { source, rows, names }, count => {
        done += count;
        progress(done);
      });
    }
  }
  return done;
}

async function rebuildNames(services: NameServices, source: LinkNames): Promise<void> {
  const { db } = services;
  const kept = new Set<number>();
  for await (const ids of source.ids(db)) {
    // Every text is linked again afterwards.
    await keepNames(services, source, ids, async () => undefined);
    for (const id of ids) kept.add(id);
  }
  const known = await db.primary.rows(
    tables.selectFrom('link_name').select('recordId').distinct().where('kind', '=', source.kind),
  );
  const gone = known.map(row => row.recordId).filter(id => !kept.has(id));
  // They are read again: what was published since its turn came is no more gone than the others.
  await keepNames(services, source, gone, async () => undefined);
}

async function rowsAfter({ db }: Pick<Services, 'db'>, source: LinkTexts, after: number): Promise<number[]> {
  const rows = await db.primary.rows(textsAfter(source, after));
  return rows.map(({ id }) => id);
}

/** The next rows of a table that hold these texts. */
export const textsAfter = (source: LinkTexts, after: number) =>
  textTables
    .selectFrom(source.table)
    .select('id')
    .where('id', '>', after)
    .where(isTextInOrder(source))
    .orderBy('id')
    .limit(BATCH);
