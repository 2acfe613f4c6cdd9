import type { Database } from '../../../platform/db/database.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { createTurns } from '../../../platform/db/turns.ts';
import { touches } from '../../../platform/events/changed.ts';
import type { Change } from '../../../platform/events/event-bus.ts';
import type { KnownName } from '../../../platform/linking/known-name.ts';
import type { LinkTexts } from '../../../platform/linking/link-sources.ts';
import { spellingsOf } from '../../../platform/linking/spellings.ts';
import { isTextOf, textTables } from '../../../platform/linking/text-tables.ts';
import { BULK_TURNS, type LinkServices, linkRows, TURNS_BESIDE_READERS } from './link-rows.ts';

/** Records whose rows are looked up at once. */
const BATCH = 500;
/** Rows between two lines of the log. */
const TOLD_EVERY = 2_000;

/**
 * Links the texts of changed records that were not linked when they were written, or with earlier names. A record's own
 * texts are linked with each change of them.
 */
export async function linkChanged(services: LinkServices, change: Change): Promise<void> {
  const { db, linking } = services;
  const sources = linking.texts.filter(
    ({ subject, aspects }) => subject === change.subject && touches(change, aspects),
  );
  if (sources.length === 0) return;
  const names = await linking.namesOf(db.primary);
  const turns = createTurns(db, TURNS_BESIDE_READERS);
  for (const source of sources) {
    const again = source.owner === 'id';
    const rows = again ? change.ids : await rowsOf(db, source, change.ids, names.version);
    await linkRows(services, turns, { source, rows, names, again });
  }
}

/**
 * Links again all texts that hold one of these names, by the words that the search index knows of them. What it does
 * not know yet is linked by {@link linkChanged}, which follows once it does.
 */
export async function linkHolders(
  services: LinkServices,
  changed: Pick<KnownName, 'kind'> & { readonly names: readonly string[] },
  signal: AbortSignal,
): Promise<void> {
  const { db, linking, log } = services;
  const names = await linking.namesOf(db.primary);
  const turns = createTurns(db, BULK_TURNS);
  for (const source of linking.texts) {
    const records = await holdersOf(services, source, changed);
    let done = 0;
    for (let at = 0; at < records.length; at += BATCH) {
      const rows = await rowsOf(db, source, records.slice(at, at + BATCH), names.version);
      for (const part of inParts(rows)) {
        signal.throwIfAborted();
        await linkRows(services, turns, { source, rows: part, names });
      }
      const told = Math.floor(done / TOLD_EVERY);
      done += rows.length;
      if (Math.floor(done / TOLD_EVERY) > told) {
        log.info(
          { texts: done, records: at + BATCH, of: records.length },
          `Linking names in texts of ${source.subject}`,
        );
      }
    }
  }
}

function* inParts(rows: readonly number[]): Generator<readonly number[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
}

/** Records with a text that may hold one of the names, each once. */
async function holdersOf(
  { search, linking }: LinkServices,
  { foundAs }: LinkTexts,
  { kind, names }: Pick<KnownName, 'kind'> & { readonly names: readonly string[] },
): Promise<number[]> {
  const leads = linking.names.find(source => source.kind === kind)?.leads ?? [];
  const found = new Set<number>();
  for (const name of names) {
    for (const words of spellingsOf(name, leads, linking.readWords)) {
      const keys = words.map(({ key }) => key);
      for await (const ids of search.holding(foundAs, keys)) for (const id of ids) found.add(id);
    }
  }
  return [...found];
}

/** Rows of these records that were linked with earlier names than those of the version. */
async function rowsOf(
  db: Pick<Database, 'primary'>,
  source: LinkTexts,
  records: readonly number[],
  version: number,
): Promise<number[]> {
  const rows = await db.primary.rows(
    textTables
      .selectFrom(source.table)
      .select('id')
      .where(source.owner, 'in', idList(records))
      .where('linksVersion', '<', version)
      .where(isTextOf(source))
      .orderBy('id'),
  );
  return rows.map(({ id }) => id);
}
