import path from 'node:path';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';
import { withArchive } from './archive.ts';
import { type FoundRow, gather } from './gather.ts';
import { kindsOf } from './kinds.ts';
import { keyColumns } from './links.ts';

/** A row, by the columns that distinguish it from all others of its table. */
interface Row {
  readonly table: string;
  readonly key: ReadonlyMap<string, string | number>;
}

/** A record of a kind, with all rows that belong to it, each after the one that it belongs to. */
interface Sample {
  readonly kind: string;
  readonly id: number;
  readonly rows: readonly Row[];
  /** As they were stored when the backup was made. */
  readonly before: readonly unknown[];
}

let surroundings: Surroundings;
let services: Services;
let archive: string;
let samples: readonly Sample[];
let empty: readonly string[];

beforeAll(async () => {
  surroundings = await filledSurroundings('tiny');
  services = await createServices(readConfig(surroundings.env));
  // The world has one of every other kind.
  const { db, clock } = services;
  await db.transaction(unit =>
    textOf(unit).sql(
      `insert into reply_identity (account_id, kind, entity_id, consent, created_at)
       select min(id), 'professional', 1, 'Đồng ý qua email', ? from account`,
      [clock.now()],
    ),
  );
  archive = path.join(surroundings.folder, 'copies', 'antam.tar.gz');
  expect((await surroundings.antam('backup', archive)).code).toBe(0);
  await withArchive(services.config, archive, async ({ db }) => {
    const keyOf = ({ table, values }: FoundRow): Row => ({
      table,
      key: new Map(keyColumns(db, table).map(column => [column, values[column] as string | number])),
    });
    const first = (table: string) =>
      db.prepare<[], { id: number | null }>(`select min(id) as id from "${table}"`).get()?.id;
    const kinds = kindsOf(services, db).map(kind => ({ kind, id: first(kind.table) }));
    samples = await Promise.all(
      kinds.flatMap(({ kind, id }) => {
        if (!id) return [];
        const rows = gather(db, kind, id).map(keyOf);
        return Promise.all(rows.map(stored)).then(before => ({ kind: kind.name, id, rows, before }));
      }),
    );
    empty = kinds.flatMap(({ kind, id }) => (id ? [] : [kind.name]));
  });
});
afterAll(async () => {
  await closeServices(services);
  await surroundings.remove();
});

const where = ({ key }: Row) => [...key.keys()].map(column => `"${column}" = ?`).join(' and ');

/** The count by which a job links names in a row again, and what follows the clock: the next free time of a calendar. */
const MADE_ANEW = new Set(['links_version', 'next_at', 'refresh_at']);

/** The row as it is stored, without such columns; undefined where it is not. */
async function stored(row: Row): Promise<Record<string, unknown> | undefined> {
  const found = await textOf(services.db.primary).first<Record<string, unknown>>(
    `select * from "${row.table}" where ${where(row)}`,
    [...row.key.values()],
  );
  return found && Object.fromEntries(Object.entries(found).filter(([column]) => !MADE_ANEW.has(column)));
}

/** Deletes the rows, those first that belong to others. */
async function remove(rows: readonly Row[]): Promise<void> {
  await services.db.transaction(async unit => {
    for (const row of rows.toReversed()) {
      await textOf(unit).sql(`delete from "${row.table}" where ${where(row)}`, [...row.key.values()]);
    }
  });
}

describe('antam restore record', () => {
  it('is tried with every kind that it offers', () => {
    expect(empty).toEqual([]);
    expect(samples.length).toBeGreaterThan(15);
  });

  it('brings a record of each kind back with every row that belonged to it, as they were', async () => {
    for (const { kind, id, rows, before } of samples) {
      expect([kind, before.filter(row => row === undefined)]).toEqual([kind, []]);
      await remove(rows);
      expect([kind, (await Promise.all(rows.map(stored))).filter(row => row !== undefined)]).toEqual([kind, []]);
      const { code, err } = await surroundings.antam('restore', 'record', kind, String(id), archive);
      expect([kind, code, err.split('\n').filter(line => !/:\s[\d,]+( of [\d,]+)?$/.test(line))]).toEqual([
        kind,
        0,
        [''],
      ]);
      expect([kind, await Promise.all(rows.map(stored))]).toEqual([kind, before]);
    }
  });
});
