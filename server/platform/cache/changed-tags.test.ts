import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../testing/fresh-database.ts';
import { fixedClock, systemClock } from '../clock/clock.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { queryReader } from '../db/reader.ts';
import { textOf } from '../db/text.ts';
import { platformEntities } from '../platform.entity.ts';
import { type ChangedTags, createChangedTags, touchContent } from './changed-tags.ts';
import { createTagReader, deleteOldTags } from './tag-rows.ts';

let test: FreshDatabase;
let other: Database;
beforeEach(async () => {
  test = await openFreshDatabase(platformEntities);
  other = await openDatabase(test.config, platformEntities);
});
afterEach(async () => {
  await other.close();
  await test.close();
});

/** What a process with this database hears, from now on. */
async function listen(db: Database, clock = systemClock) {
  const tags = createChangedTags(db, clock);
  const heard: string[] = [];
  tags.onChange(names => void heard.push(...names));
  await tags.catchUp();
  return { tags, heard };
}

/** Looks so often that nothing that is committed can be missing. */
async function catchUp(tags: ChangedTags): Promise<void> {
  await sleep(test.db.engine === 'sqlite' ? 20 : 250);
  await tags.catchUp();
}

const write = (db: Database, tags: ChangedTags, name: string) => db.transaction(unit => tags.write(unit, [name]));

describe('changed tags', () => {
  it('of this process are heard at the commit, and once', async () => {
    const { tags, heard } = await listen(test.db);
    await test.db.transaction(async unit => {
      await tags.write(unit, ['place', 'place:1']);
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['place', 'place:1']);
    await catchUp(tags);
    await write(test.db, tags, 'place:2');
    await catchUp(tags);
    expect(heard).toEqual(['place', 'place:1', 'place:2']);
  });

  it('that were rolled back are heard by nobody', async () => {
    const { tags, heard } = await listen(test.db);
    const there = await listen(other);
    const failing = test.db.transaction(async unit => {
      await tags.write(unit, ['place:1']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await catchUp(tags);
    await catchUp(there.tags);
    expect([heard, there.heard]).toEqual([[], []]);
  });

  it('of another process are heard, each once, and so are its bulk loads', async () => {
    const here = await listen(test.db);
    const there = await listen(other);
    await write(other, there.tags, 'place:1');
    await catchUp(here.tags);
    await write(test.db, here.tags, 'place:2');
    await write(other, there.tags, 'place:3');
    await catchUp(here.tags);
    await catchUp(here.tags);
    expect(here.heard).toEqual(['place:1', 'place:2', 'place:3']);
    await other.transaction(unit => touchContent(unit, { tags: there.tags }));
    await catchUp(here.tags);
    expect(here.heard.at(-1)).toBe('*');
  });

  it('are all heard, here and there, when many write at once', async () => {
    const here = await listen(test.db);
    const there = await listen(other);
    const names = Array.from({ length: 25 }, (_, index) => `place:${index}`);
    await Promise.all(names.map(name => write(test.db, here.tags, name)));
    await catchUp(here.tags);
    await catchUp(there.tags);
    await catchUp(there.tags);
    for (const { heard } of [here, there]) expect(heard.toSorted()).toEqual(names.toSorted());
  });

  it('are none where something else is written', async () => {
    const here = await listen(test.db);
    const there = await listen(other);
    await test.db.transaction(unit =>
      textOf(unit).sql(
        `insert into outbox_message (topic, priority, payload, available_at, attempts, created_at)
         values ('test.note', 2, '{}', ?, 0, ?)`,
        [new Date(), new Date()],
      ),
    );
    for (const { tags } of [here, there]) await catchUp(tags);
    expect([here.heard, there.heard]).toEqual([[], []]);
  });

  it('that this process has written are not remembered where it never asks for others', () => {
    const own = 987_654_321;
    const spies = [vi.spyOn(Map.prototype, 'set'), vi.spyOn(Set.prototype, 'add')];
    createTagReader(test.db).skip([own]);
    const remembered = spies.flatMap(({ mock }) => mock.calls.map(([id]: unknown[]) => id));
    for (const spy of spies) spy.mockRestore();
    expect(remembered).not.toContain(own);
  });

  it('from before a process listened are not heard, as it has cached nothing yet', async () => {
    const there = await listen(other);
    await write(other, there.tags, 'place:1');
    // All that one turn of the event loop reads is of one moment, and a process begins in a turn of its own.
    await sleep(20);
    const { tags, heard } = await listen(test.db);
    await catchUp(tags);
    expect(heard).toEqual([]);
  });

  it('of other processes all count as changed for a process that has not read them for as long as they are stored', async () => {
    const clock = fixedClock(new Date());
    const { tags, heard } = await listen(test.db, clock);
    const there = await listen(other);
    await write(other, there.tags, 'place:1');
    await sleep(20);
    clock.advance(3_600_000);
    await tags.catchUp();
    expect(heard).toEqual(['*']);
  });

  it('are deleted once they are an hour old', async () => {
    const clock = fixedClock(new Date('2026-11-22T03:00:00Z'));
    const { tags } = await listen(test.db, clock);
    const names = async () =>
      (await textOf(test.db.primary).all<{ name: string }>('select name from changed_tag order by id')).map(
        row => row.name,
      );
    await write(test.db, tags, 'old');
    clock.advance(3_600_000);
    await write(test.db, tags, 'new');
    await deleteOldTags(test.db, clock.now());
    expect(await names()).toEqual(['new']);
    clock.advance(3_600_001);
    await deleteOldTags(test.db, clock.now());
    expect(await names()).toEqual([]);
  });

  it('can be asked for again after the database has failed once', async () => {
    let fails = true;
    const text = textOf(test.db.read);
    const read = queryReader(test.db.engine, {
      ...text,
      all: <Row extends object>(sql: string, params?: readonly never[]) =>
        fails ? Promise.reject(new Error('gone')) : text.all<Row>(sql, params),
      first: <Row extends object>(sql: string, params?: readonly never[]) =>
        fails ? Promise.reject(new Error('gone')) : text.first<Row>(sql, params),
    });
    const tags = createChangedTags({ ...test.db, read }, systemClock);
    await expect(tags.catchUp()).rejects.toThrow('gone');
    fails = false;
    await tags.catchUp();
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('changed tags on PostgreSQL', () => {
  it('are heard in whatever order their transactions end', async () => {
    const here = await listen(test.db);
    const there = await listen(other);
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const slow = other.transaction(async unit => {
      await there.tags.write(unit, ['slow']);
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    await write(other, there.tags, 'quick');
    await catchUp(here.tags);
    expect(here.heard).toEqual(['quick']);
    await catchUp(here.tags);
    end.resolve();
    await slow;
    await catchUp(here.tags);
    await catchUp(here.tags);
    expect(here.heard).toEqual(['quick', 'slow']);
  });

  it('of others are heard as soon as ever after the clock of the machine was set back', async () => {
    const clock = fixedClock(new Date('2031-03-01T02:00:00Z'));
    const here = await listen(test.db, clock);
    const there = await listen(other);
    clock.advance(-3_600_000);
    await here.tags.catchUp();
    await write(other, there.tags, 'place:1');
    clock.advance(200);
    await here.tags.catchUp();
    expect(here.heard).toEqual(['place:1']);
  });
});
