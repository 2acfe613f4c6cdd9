import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../../testing/fresh-database.ts';
import { PLACE_KIND } from '../../../testing/sample-kind.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { createStatementWatch } from '../../db/statement-watch.ts';
import { platformEntities } from '../../platform.entity.ts';
import { createSearchIndex } from '../create-search-index.ts';
import { beginNewWorld } from '../stored/search-versions.ts';
import { indexFile } from './index-file.ts';
import { createSearchFeed, FEED_SQL } from './search-feed.ts';

const VOCABULARY = { kinds: { place: { number: 1 } }, abbreviations: {}, phrases: [] };
/** More than are indexed without a thread. */
const MANY = 6_000;

const place = (entityId: number, name: string) => ({
  kind: 'place',
  entityId,
  name,
  body: [],
  province: null,
  weight: 0.5,
  card: { name },
});

let fresh: FreshDatabase;
let folder: string;
beforeAll(async () => {
  fresh = await openFreshDatabase(platformEntities);
  folder = await mkdtemp(path.join(tmpdir(), 'antam-index-'));
  const index = createSearchIndex(fresh.db, VOCABULARY);
  await index.rebuild(Array.from({ length: MANY }, (_, at) => place(at + 1, `Phòng khám số ${at + 1}`)));
});
afterAll(async () => {
  await fresh.close();
  await rm(folder, { recursive: true });
});

let file: string;
let faults: unknown[];
beforeEach(({ task }) => {
  file = path.join(folder, `${task.id}`);
  faults = [];
});

/** The index of a process that has just begun. */
const open = (db: Database = fresh.db, now = () => 0) =>
  createSearchIndex(db, VOCABULARY, { database: fresh.config, file, report: error => void faults.push(error), now });

const found = async (index: ReturnType<typeof open>, query: string) =>
  (await index.match({ kind: 'place', query, limit: 10 })).items.map(({ entityId }) => entityId);

/** Runs `work` with a connection of its own, and answers whether it read all documents. */
async function readsAll(work: (db: Database) => Promise<unknown>): Promise<boolean> {
  const statements = new Set<string>();
  const watch = createStatementWatch();
  const db = await openDatabase(fresh.config, platformEntities, {
    ...watch,
    noted: (sql, ...rest) => {
      statements.add(sql);
      watch.noted(sql, ...rest);
    },
  });
  try {
    await work(db);
  } finally {
    await db.close();
  }
  return statements.has(FEED_SQL.ofKind);
}

it('an index of many documents is built in a thread, and says so meanwhile', async () => {
  const readsHere = await readsAll(async db => {
    const own = open(db);
    expect([own.isBuilding(), own.size()]).toEqual([false, undefined]);
    const searched = found(own, '5999');
    await expect.poll(() => own.isBuilding()).toBe(true);
    expect(await searched).toEqual([5_999]);
    expect([own.isBuilding(), own.size()?.documents]).toEqual([false, MANY]);
    await own.close();
  });
  expect(readsHere).toBe(false);
  expect(faults).toEqual([]);
});

it('the next process takes what was saved, and what was written since', async () => {
  const first = open();
  await first.prepare();
  await first.close();
  await first.index([place(7_001, 'Nha khoa Vumiko'), place(1, 'Phòng khám Vumiko')]);
  const readsHere = await readsAll(async db => {
    const next = open(db);
    expect(await found(next, 'vumiko')).toEqual([1, 7_001]);
    expect(await found(next, '5999')).toEqual([5_999]);
    await next.close();
  });
  expect(readsHere).toBe(false);
  await open().remove('place', [7_001]);
});

it('what was saved is not taken where it is damaged, of another format or of another world', async () => {
  await writeFile(file, 'not an index');
  const first = open();
  expect(await found(first, '5998')).toEqual([5_998]);
  await first.close();
  const saved = await readFile(file);
  // Whole, of this world and not what this release writes.
  const state = await createSearchFeed(fresh.db.primary, []).state();
  await indexFile(file, [PLACE_KIND]).write({ ...state, buffer: new ArrayBuffer(64) });
  const another = open();
  expect(await found(another, '5998')).toEqual([5_998]);
  await another.close();
  await fresh.db.transaction(beginNewWorld);
  const second = open();
  expect(await found(second, '5998')).toEqual([5_998]);
  await second.close();
  expect((await readFile(file)).equals(saved)).toBe(false);
  expect(faults).toEqual([]);
});

it('the index is not built any more once it is closed, so that the end of a process does not wait for it', async () => {
  const index = open();
  const prepared = index.prepare();
  await Promise.all([index.close(), expect(prepared).rejects.toThrow()]);
  expect(index.size()).toBeUndefined();
});

it('many changes are found once a new base is built beside, and removals before', async () => {
  const index = open();
  await index.prepare();
  const many = Array.from({ length: 1_500 }, (_, at) => place(at + 2, `Phòng khám Kazilo ${at + 2}`));
  await index.index(many);
  await index.remove('place', [5_997]);
  expect(await found(index, '5997')).toEqual([]);
  await expect.poll(() => found(index, 'kazilo 1501'), { timeout: 30_000 }).toEqual([1_501]);
  await index.close();
  expect(faults).toEqual([]);
});

it('the words of a removed record leave the saved file some minutes later', async () => {
  let minutes = 0;
  await open().index([place(7_002, 'Phòng khám Zolimo')]);
  const index = open(fresh.db, () => minutes * 60_000);
  await index.prepare();
  await index.remove('place', [7_002]);
  const search = () => found(index, 'zolimo');
  expect(await search()).toEqual([]);
  const keepsWord = async () => (await readFile(file).catch(() => Buffer.alloc(0))).includes('zolimo');
  await expect.poll(keepsWord).toBe(true);
  minutes = 11;
  await expect
    .poll(
      async () => {
        await index.index([place(1, 'Phòng khám số 1')]);
        await search();
        return keepsWord();
      },
      { timeout: 30_000 },
    )
    .toBe(false);
  await index.close();
  expect(faults).toEqual([]);
});

it('an index that cannot be saved is used all the same', async () => {
  await mkdir(file);
  const index = open();
  expect(await found(index, '5996')).toEqual([5_996]);
  await index.close();
  expect(faults).toHaveLength(1);
});
