import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../../testing/fresh-database.ts';
import { PLACE_KIND } from '../../../testing/sample-kind.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { textOf } from '../../db/text.ts';
import { platformEntities } from '../../platform.entity.ts';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchDocument, SearchIndex } from '../search-index.ts';
import { beginNewWorld, forgetRemovals } from '../stored/search-versions.ts';
import { type IndexBuilder, inlineBuilder } from './build-index.ts';
import { createIndexKeeper } from './index-keeper.ts';
import { createSearchFeed } from './search-feed.ts';

const VOCABULARY = { kinds: { place: { number: 1 } }, abbreviations: {}, phrases: [] };

let fresh: FreshDatabase;
let otherDatabase: Database;
/** The indexes of two processes. */
let here: SearchIndex;
let there: SearchIndex;

beforeEach(async () => {
  fresh = await openFreshDatabase(platformEntities);
  otherDatabase = await openDatabase(fresh.config, platformEntities);
  here = createSearchIndex(fresh.db, VOCABULARY);
  there = createSearchIndex(otherDatabase, VOCABULARY);
});
afterEach(async () => {
  await otherDatabase.close();
  await fresh.close();
});

const place = (entityId: number, name: string): SearchDocument => ({
  kind: 'place',
  entityId,
  name,
  body: [],
  province: null,
  weight: 0.5,
  card: { name },
});

const placesCalled = async (index: SearchIndex, query: string) =>
  (await index.match({ kind: 'place', query, limit: 5_000 })).items
    .map(({ entityId }) => entityId)
    .sort((a, b) => a - b);

const found = (query: string) => placesCalled(here, query);

describe('the index in one process', () => {
  beforeEach(async () => {
    await there.index([place(1, 'Mai'), place(2, 'Lan')]);
    expect(await found('mai')).toEqual([1]);
  });

  it('finds what another process has written, and no more what it has removed', async () => {
    await there.index([place(3, 'Mai'), place(1, 'Cúc')]);
    await there.remove('place', [2]);
    await expect.poll(() => found('mai')).toEqual([3]);
    expect(await found('lan')).toEqual([]);
    expect(await found('cuc')).toEqual([1]);
  });

  it('finds at once what it has written itself, however many search meanwhile', async () => {
    const searches = Array.from({ length: 20 }, () => found('mai'));
    await here.index([place(4, 'Mai')]);
    expect(await found('mai')).toEqual([1, 4]);
    const removed = here.remove('place', [1]);
    searches.push(...Array.from({ length: 20 }, () => found('mai')));
    await removed;
    expect(await found('mai')).toEqual([4]);
    await Promise.all(searches);
  });

  it('takes in more changes than it keeps beside its base', async () => {
    const many = Array.from({ length: 2_500 }, (_, at) => place(100 + at, 'Trúc'));
    await there.index(many);
    await there.remove('place', [1, 100]);
    await expect.poll(async () => (await found('truc')).length, { timeout: 20_000 }).toBe(2_499);
    expect(await found('mai')).toEqual([]);
    await there.index([place(100, 'Trúc'), place(101, 'Sen')]);
    await expect.poll(() => found('sen'), { timeout: 20_000 }).toEqual([101]);
    expect(await found('truc')).toHaveLength(2_499);
  });

  it('is rebuilt where the stored documents are others, whatever their versions', async () => {
    await otherDatabase.transaction(async unit => {
      await textOf(unit).sql("update search_document set name = 'sen', name_words = 'sen' where entity_id = 1");
      await beginNewWorld(unit);
    });
    await expect.poll(() => found('sen')).toEqual([1]);
    expect(await found('mai')).toEqual([]);
  });

  it('is rebuilt in the first world of documents that were copied without one', async () => {
    await otherDatabase.transaction(async unit => {
      await textOf(unit).sql('delete from search_state');
      await textOf(unit).sql("update search_document set name = 'sen', name_words = 'sen' where entity_id = 1");
    });
    await expect.poll(() => found('sen')).toEqual([1]);
    await otherDatabase.transaction(async unit => {
      await textOf(unit).sql("update search_document set name = 'mai', name_words = 'mai' where entity_id = 1");
      await beginNewWorld(unit);
    });
    await expect.poll(() => found('mai')).toEqual([1]);
  });

  it('is rebuilt where what was removed since is not remembered any more', async () => {
    const day = (number: number) => ({
      now: new Date(number * 86_400_000),
      before: new Date((number - 30) * 86_400_000),
    });
    await there.remove('place', [1]);
    // The first call notes how far removals go, the second one forgets those.
    await otherDatabase.transaction(unit => forgetRemovals(unit, day(20_000)));
    await otherDatabase.transaction(unit => forgetRemovals(unit, day(20_029)));
    const remembered = () => textOf(fresh.db.primary).all('select entity_id from search_gone');
    expect(await remembered()).toHaveLength(1);
    await otherDatabase.transaction(unit => forgetRemovals(unit, day(20_030)));
    expect(await remembered()).toEqual([]);
    await expect.poll(() => found('mai')).toEqual([]);
    expect(await found('lan')).toEqual([2]);
  });
});

it.each([true, false])(
  'a base that cannot be built is not tried again at once, and what there is is searched; in a thread: %s',
  async isSlow => {
    let seconds = 0;
    let tries = 0;
    const feed = createSearchFeed(fresh.db.primary, [PLACE_KIND]);
    const builder: IndexBuilder = {
      ...inlineBuilder(feed),
      build: () => {
        tries += 1;
        return Promise.reject(new Error('no room'));
      },
      isSlow: async () => isSlow,
    };
    const faults: unknown[] = [];
    const keeper = createIndexKeeper(
      fresh.db,
      feed,
      builder,
      error => faults.push(error),
      () => seconds * 1_000,
    );
    const look = async () => {
      keeper.written();
      await keeper.engine();
      await new Promise(setImmediate);
    };
    await look();
    await here.index(Array.from({ length: 1_500 }, (_, at) => place(100 + at, 'Trúc')));
    for (const second of [0, 1, 29, 30, 31]) {
      seconds = second;
      await look();
    }
    expect([tries, faults.length]).toEqual([2, 2]);
    await keeper.close();
  },
);

describe('a rebuild', () => {
  it('brings nothing back that was hidden after its documents were read, and keeps what was written since', async () => {
    await here.index([place(1, 'Mai'), place(2, 'Mai'), place(3, 'Lan')]);
    async function* documents() {
      yield* [place(1, 'Mai'), place(2, 'Mai'), place(4, 'Mai')];
      await there.remove('place', [1, 4]);
      await there.index([place(2, 'Lan'), place(5, 'Lan')]);
    }
    await here.rebuild(documents());
    expect(await found('mai')).toEqual([]);
    expect(await found('lan')).toEqual([2, 5]);
  });
});
