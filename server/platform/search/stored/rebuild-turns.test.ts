import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../../testing/fresh-database.ts';
import { watchedDatabase } from '../../../testing/watched-database.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { textOf } from '../../db/text.ts';
import { platformEntities } from '../../platform.entity.ts';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchDocument } from '../search-index.ts';

let fresh: FreshDatabase;
let other: Database;

beforeEach(async () => {
  fresh = await openFreshDatabase(platformEntities);
  other = await openDatabase(fresh.config, platformEntities);
});
afterEach(async () => {
  await other.close();
  await fresh.close();
});

const open = (db: Database) =>
  createSearchIndex(db, { kinds: { place: { number: 1 } }, abbreviations: {}, phrases: [] });

const MANY = 600;
const documents = (name: string): SearchDocument[] =>
  Array.from({ length: MANY }, (_, at) => ({
    kind: 'place',
    entityId: at + 1,
    name: `Phòng khám ${name}`,
    body: [],
    province: null,
    weight: at / MANY,
    card: {},
  }));

async function found(query: string): Promise<number> {
  const { items } = await open(fresh.db).match({ kind: 'place', query, limit: 2 * MANY });
  return items.length;
}

const countIn = async (db: Database) =>
  Number((await textOf(db.primary).first<{ n: number }>('select count(*) as n from search_document'))?.n);

/** Fails every transaction from the given one on, as if the process had ended there. */
function endingAt(transaction: number): Database {
  let left = transaction;
  return {
    ...fresh.db,
    transaction: work => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('ended')) : fresh.db.transaction(work);
    },
  };
}

describe('a rebuild', () => {
  it('begins with few documents and lets others write after every transaction', async () => {
    const counts = [0];
    let others = 0;
    const db = watchedDatabase(fresh.db, async () => {
      await other.transaction(unit =>
        textOf(unit).sql(`insert into content_version (name, version) values (?, 1)`, [`other:${others}`]),
      );
      others += 1;
      counts.push(await countIn(other));
    });
    await open(db).rebuild(documents('Mai'));
    const grown = counts.slice(1).map((count, at) => count - (counts[at] ?? 0));
    const steps = grown.filter(step => step > 0);
    expect(steps[0]).toBeLessThanOrEqual(50);
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(others).toBeGreaterThanOrEqual(steps.length);
    for (const [at, step] of steps.slice(1).entries()) expect(step).toBeLessThanOrEqual(2 * (steps[at] ?? 0));
    expect(counts.at(-1)).toBe(MANY);
  });

  it('removes what is gone a few at a time', async () => {
    await open(fresh.db).rebuild(documents('Mai'));
    const counts = [MANY];
    const db = watchedDatabase(fresh.db, async () => void counts.push(await countIn(other)));
    await open(db).rebuild([]);
    const steps = counts.slice(1).map((count, at) => (counts[at] ?? 0) - count);
    expect(steps.find(step => step > 0)).toBeLessThanOrEqual(50);
    expect(counts.at(-1)).toBe(0);
    expect(await found('phong kham')).toBe(0);
  });

  it('keeps what others write while it removes what is gone', async () => {
    await open(fresh.db).rebuild(documents('Mai'));
    const [again] = documents('Lan').slice(0, 1);
    let isWritten = false;
    const db = watchedDatabase(fresh.db, async () => {
      if (isWritten || !again || (await countIn(other)) === MANY) return;
      isWritten = true;
      await open(other).index([again]);
    });
    await open(db).rebuild([]);
    expect([isWritten, await countIn(other), await found('lan')]).toEqual([true, 1, 1]);
  });

  it.each([0, 1, 2, 3, 5, 8, 13])(
    'that ends after %i transactions leaves everything found, and a repeat completes it',
    async end => {
      await open(fresh.db).rebuild(documents('Mai'));
      await open(endingAt(end))
        .rebuild(documents('Lan'))
        .catch(() => undefined);
      expect(await found('phong kham')).toBe(MANY);
      expect((await found('mai')) + (await found('lan'))).toBe(MANY);
      expect(await open(fresh.db).rebuild(documents('Lan'))).toBe(MANY);
      expect([await found('mai'), await found('lan')]).toEqual([0, MANY]);
    },
  );
});
