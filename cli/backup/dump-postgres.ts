import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { rowsOf, wholeRows } from './copy-text.ts';
import type { DatabaseFacts } from './database-facts.ts';
import { createFingerprint, isDerived } from './fingerprint.ts';
import { TABLES } from './manifest.ts';
import { openClient } from './postgres-client.ts';
import { type Column, columnsOf, copyTarget, handedOut, tablesInOrder } from './postgres-tables.ts';
import type { ArchiveEntry } from './tar-stream.ts';
import { canonicalOfPostgres, familyOf } from './values.ts';

/** Which columns each file holds, in the order of the files' rows. */
export const COLUMNS = `${TABLES}/columns.json`;
/** Bytes of a table's rows in one entry; so many are in memory, and none on the disk. */
const PIECE_BYTES = 8 * 1_048_576;

/**
 * All tables, read at one moment, in pieces; `facts` is filled with what was read. It needs no client tools, whose
 * version would have to match the server.
 */
export async function* readPostgres(url: string, facts: DatabaseFacts): AsyncGenerator<ArchiveEntry> {
  const client = await openClient(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    yield* dumpTables(client, facts);
    await client.query('commit');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function* dumpTables(client: Client, facts: DatabaseFacts): AsyncGenerator<ArchiveEntry> {
  const columns: Record<string, Column[]> = {};
  for (const table of await tablesInOrder(client)) {
    // The migrator fills it itself; what limits counted is no data.
    if (table === 'migration' || table === 'rate_limit') continue;
    const own = await columnsOf(client, table);
    columns[table] = own;
    yield* dumpTable(client, table, own, facts);
  }
  facts.sequences = await handedOut(client);
  yield jsonEntry(COLUMNS, columns);
}

async function* dumpTable(
  client: Client,
  table: string,
  columns: readonly Column[],
  facts: DatabaseFacts,
): AsyncGenerator<ArchiveEntry> {
  const fingerprint = isDerived(table) ? undefined : createFingerprint();
  const order = columns
    .map((_, at) => at)
    .sort((a, b) => ((columns[a]?.name ?? '') < (columns[b]?.name ?? '') ? -1 : 1));
  const families = columns.map(({ type }) => familyOf(type));
  const rows = client.query(copyTo(`copy ${copyTarget('public', table, columns)} to stdout`));
  let piece = 0;
  for await (const bytes of wholeRows(rows, PIECE_BYTES)) {
    if (fingerprint) {
      for (const row of rowsOf(bytes))
        fingerprint.add(order.map(at => canonicalOfPostgres(row[at] ?? null, families[at] ?? 'text')));
    }
    piece += 1;
    yield { name: `${TABLES}/${table}.${String(piece).padStart(6, '0')}.tsv`, size: bytes.length, content: [bytes] };
  }
  if (piece === 0) yield { name: `${TABLES}/${table}.000001.tsv`, size: 0, content: [] };
  if (fingerprint) facts.tables[table] = fingerprint.value();
}

/** A JSON file of an archive. */
export function jsonEntry(name: string, value: unknown): ArchiveEntry {
  const bytes = Buffer.from(JSON.stringify(value, null, 2));
  return { name, size: bytes.length, content: [bytes] };
}
