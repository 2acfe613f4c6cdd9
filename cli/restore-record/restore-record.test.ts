import path from 'node:path';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { deleteThreads } from '@antam/server/features/forum/commands/delete-threads.ts';
import { deletePlaces } from '@antam/server/features/places/commands/delete-places.ts';
import { erasePerson } from '@antam/server/features/privacy/commands/erase-person.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import { sizeKey } from '@antam/server/platform/images/image-sizes.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

const LAN = 'lan.hoi@antam.example';

let surroundings: Surroundings;
let services: Services;
let archive: string;
/** A place with reviews and pictures, and one with whose external number the other one conflicts. */
let place: number;
let other: number;
/** Wrote a review of the other place. */
let author: number;
let thread: number;

const all = (sql: string, ...params: (string | number)[]) =>
  textOf(services.db.primary).all<Record<string, unknown>>(sql, params);
const first = async (sql: string): Promise<number> => Number((await all(sql))[0]?.id);
const run = (sql: string, ...params: (string | number)[]) =>
  services.db.transaction(unit => textOf(unit).sql(sql, params));

beforeAll(async () => {
  surroundings = await filledSurroundings('tiny');
  services = await createServices(readConfig(surroundings.env));
  const pictured = `exists (select 1 from media where owner_kind = 'place' and owner_id = place.id and key <> '')`;
  const reviewed = `exists (select 1 from comment where kind = 'place' and entity_id = place.id)`;
  const unvisited = 'not exists (select 1 from booking where place_id = place.id)';
  place = await first(`select id from place where ${pictured} and ${reviewed} and ${unvisited} order by id`);
  other = await first(`select id from place where id <> ${place} and ${reviewed} and ${unvisited} order by id desc`);
  author = await first("select id from account where role = 'user' order by id desc");
  await run(
    "update comment set account_id = ? where id = (select min(id) from comment where kind = 'place' and entity_id = ?)",
    author,
    other,
  );
  thread = await first('select id from thread where account_id is null order by id');
  await run('update place set external_id = ? where id = ?', 'so-1', place);
  await run('update thread set author_email = ? where id = ?', LAN, thread);
  archive = path.join(surroundings.folder, 'copies', 'antam.tar.gz');
  expect((await surroundings.antam('backup', archive)).code).toBe(0);
});
afterAll(async () => {
  await closeServices(services);
  await surroundings.remove();
});

const restore = (...args: string[]) => surroundings.antam('restore', 'record', ...args);

/** Everything that is kept of the place. */
async function kept() {
  const media = await all(`select * from media where owner_kind = 'place' and owner_id = ${place} order by id`);
  const files = media.map(({ key, width, height }) =>
    services.files.exists(sizeKey(String(key), Math.max(Number(width), Number(height)))),
  );
  return {
    place: await all(
      `select id, slug, name, external_id, phone, rating_sum, created_at from place where id = ${place}`,
    ),
    terms: await all(`select * from place_term where place_id = ${place} order by term_id`),
    workplaces: await all(`select * from workplace where place_id = ${place} order by professional_id`),
    comments: await all(
      `select id, body, overall, account_id, created_at from comment where kind = 'place' and entity_id = ${place} order by id`,
    ),
    favourites: await all(`select * from favourite where type = 'place' and entity_id = ${place} order by account_id`),
    media,
    files: await Promise.all(files),
  };
}

it('antam restore record brings a deleted place back with its terms, doctors, reviews and pictures, and it is found again', async () => {
  const before = await kept();
  expect(before.comments.length).toBeGreaterThan(0);
  expect(before.files).toContain(true);
  await deletePlaces(services, [place]);
  expect(await kept()).toMatchObject({ place: [], comments: [], media: [] });

  const tried = await restore('place', String(place), archive, '--dry-run', '--json');
  expect([tried.code, tried.err]).toEqual([0, '']);
  expect(JSON.parse(tried.out)).toMatchObject({ isDryRun: true, rows: { place: 1, comment: before.comments.length } });
  expect((await kept()).place).toEqual([]);

  const done = await restore('place', String(place), archive);
  expect(done.code).toBe(0);
  expect(done.out).toMatch(new RegExp(`^place ${place} is back:`));
  expect(await kept()).toEqual(before);
  expect(await all(`select action, subject_id from audit_entry where action = 'place.restore'`)).toEqual([
    { action: 'place.restore', subject_id: place },
  ]);
  // 1 is the number of places in the search.
  const found = await all(`select entity_id from search_document where kind = 1 and entity_id = ${place}`);
  expect(found).toHaveLength(1);
});

it('antam restore record refuses what is there, what the backup has not, and what it does not know', async () => {
  const there = await restore('place', String(other), archive);
  expect([there.code, there.err]).toEqual([1, expect.stringContaining('it is there')]);
  const unknown = await restore('place', '999999', archive);
  expect([unknown.code, unknown.err]).toEqual([3, expect.stringContaining('The backup has no place 999999')]);
  const kind = await restore('plaice', '1', archive);
  expect([kind.code, kind.err]).toEqual([2, expect.stringMatching(/name one of .*place.*thread.*comment.*promotion/)]);
  expect((await restore('place', 'one', archive)).code).toBe(2);
  expect((await restore('place', '1', `${archive}.no`)).code).toBe(3);
});

it('antam restore record refuses a place that conflicts with another one, and writes nothing of it', async () => {
  await deletePlaces(services, [place]);
  await run('update place set external_id = ? where id = ?', 'so-1', other);
  const { code, err } = await restore('place', String(place), archive);
  expect([code, err]).toEqual([1, expect.stringContaining('conflicts with what is there')]);
  expect(await kept()).toMatchObject({ place: [], comments: [] });
});

it('antam restore record brings back one review, and leaves out those of people who were erased', async () => {
  await run('update place set external_id = ? where id = ?', 'so-2', other);
  const review = await first(
    `select id from comment where kind = 'place' and entity_id = ${other} and account_id = ${author}`,
  );
  await run('delete from comment where id = ?', review);
  expect((await restore('comment', String(review), archive)).code).toBe(0);
  expect(await all('select account_id from comment where id = ?', review)).toEqual([{ account_id: author }]);
  await deletePlaces(services, [other]);
  const [account] = await all('select email from account where id = ?', author);
  await erasePerson(services, { email: String(account?.email), actorId: null });
  const done = JSON.parse((await restore('place', String(other), archive, '--json')).out);
  expect(done.left).toContainEqual(expect.objectContaining({ table: 'comment', reason: 'erased' }));
  expect(done.rows.comment).toBeGreaterThan(0);
  expect(await all('select id from comment where id = ?', review)).toEqual([]);
});

it('antam restore record refuses a question whose author was erased by the address', async () => {
  await erasePerson(services, { email: LAN, actorId: null });
  await services.db.transaction(unit => deleteThreads(unit, services, [thread]));
  const { code, err } = await restore('thread', String(thread), archive);
  expect([code, err]).toEqual([1, expect.stringContaining('was erased')]);
});
