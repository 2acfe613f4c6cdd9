import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import { afterEach, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings | undefined;
afterEach(async () => {
  await surroundings?.remove();
  surroundings = undefined;
});

/** The highest number of a process on Linux is below. */
const NOBODY = 99_999_999;

it('antam doctor --fix recounts drifted hearts and removes what killed processes left behind, and nothing else', async () => {
  surroundings = await filledSurroundings('tiny');
  const { antam, env, folder } = surroundings;
  const services = await createServices(readConfig(env));
  const counts = () =>
    textOf(services.db.primary).all(
      `select record_id, value from record_count where name = 'favourites' order by record_id`,
    );
  await services.db.transaction(async unit => {
    await textOf(unit).sql(
      `insert into favourite (account_id, type, entity_id, created_at)
       select id, 'place', 1, created_at from account order by id limit 1`,
    );
    await textOf(unit).sql(
      `insert into record_count (kind, name, record_id, value) values ('place', 'favourites', 1, 4), ('place', 'favourites', 2, 3)`,
    );
  });

  const uploads = path.join(folder, 'uploads', 'ab');
  mkdirSync(uploads, { recursive: true });
  const old = path.join(uploads, '.00000000-0000-0000-0000-000000000001.tmp');
  const young = path.join(uploads, '.00000000-0000-0000-0000-000000000002.tmp');
  const whole = path.join(uploads, 'abc.webp');
  const mail = path.join(folder, 'mail');
  mkdirSync(mail, { recursive: true });
  const message = path.join(mail, '.00000000-0000-0000-0000-000000000003.tmp');
  for (const file of [old, young, whole, message]) writeFileSync(file, 'x');
  const backup = path.join(folder, `.antam-backup-${NOBODY}-antam.tar.gz.part`);
  writeFileSync(backup, 'x');
  utimesSync(backup, 1, 1);
  for (const file of [old, whole, message]) utimesSync(file, 1, 1);
  const dead = mkdtempSync(path.join(tmpdir(), `antam-memory-${NOBODY}-`));
  const alive = mkdtempSync(path.join(tmpdir(), `antam-memory-${process.pid}-`));

  const warned = await antam('doctor');
  expect(warned.out).toMatch(/counts\s+warning\s+drifted: hearts in 2 rows\s+run "antam doctor --fix"/);
  expect(warned.out).toMatch(/leftovers\s+warning/);
  const fixed = await antam('doctor', '--fix');
  expect(fixed.code).toBe(0);
  expect(fixed.err).toContain('Recounted: hearts in 2 rows.');
  expect(fixed.out).toMatch(/counts\s+ok/);
  expect(fixed.out).toMatch(/leftovers\s+ok/);
  expect(await counts()).toEqual([
    { record_id: 1, value: 1 },
    { record_id: 2, value: 0 },
  ]);
  const files = [old, message, young, whole, dead, alive, backup];
  expect(files.map(file => existsSync(file))).toEqual([false, false, true, true, false, true, false]);
  await closeServices(services);
  rmSync(alive, { recursive: true });
});

it('antam doctor --fix recounts replies, scores and ratings, and has ranks follow', async () => {
  surroundings = await filledSurroundings('tiny');
  const { antam, env } = surroundings;
  const services = await createServices(readConfig(env));
  const text = textOf(services.db.primary);
  const stored = async () => [
    await text.all('select * from review_score order by kind, entity_id'),
    await text.all('select id, rating_sum, rating_count, review_count from place order by id'),
    await text.all('select id, reply_count, answer_count, thank_count from thread order by id'),
  ];
  const before = await stored();
  expect((await antam('doctor')).out).toMatch(/counts\s+ok\s+as many as are stored/);
  await services.db.transaction(async unit => {
    const change = textOf(unit);
    await change.sql('update place set rating_sum = rating_sum + 1 where id = ?', [PLACES.hospital.id]);
    await change.sql('update thread set reply_count = reply_count + 2 where id = (select min(id) from thread)');
    await change.sql('update review_score set stars5 = 77, reviews = 99 where entity_id = ?', [PLACES.hospital.id]);
  });
  expect(await stored()).not.toEqual(before);
  const fixed = await antam('doctor', '--fix');
  const [, counted = ''] = /Recounted: (.+)\./.exec(fixed.err) ?? [];
  const scores = expect.stringMatching(/^scores of reviews in \d+ rows?$/);
  expect(counted.split(', ').sort()).toEqual(['ratings of place in 1 row', 'replies of thread in 1 row', scores]);
  expect(await stored()).toEqual(before);
  const ranks = await text.all(`select payload from outbox_message where topic = 'reviews.ranks-due'`);
  expect(JSON.stringify(ranks)).toContain('place');
  await closeServices(services);
});

it('antam doctor --fix removes pictures that no record has, but not those of records and those of today', async () => {
  surroundings = await filledSurroundings('tiny');
  const { antam, env, folder } = surroundings;
  const services = await createServices(readConfig(env));
  const row = await textOf(services.db.primary).first<{ key: string }>(
    `select min(key) as key from media where key <> ''`,
  );
  await closeServices(services);
  const put = (name: string, isOld: boolean) => {
    const file = path.join(folder, 'uploads', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'x');
    if (isOld) utimesSync(file, 1, 1);
    return file;
  };
  const key = row?.key ?? '';
  expect(key).not.toBe('');
  const orphans = [
    ...['480', '960', 'thumb'].map(size => put(`00/${'0'.repeat(32)}-${size}.webp`, true)),
    put(`private/00/${'0'.repeat(32)}.webp`, true),
  ];
  const others = [
    put(`${key.slice(0, 2)}/${key}-480.webp`, true),
    put(`11/${'1'.repeat(32)}-480.webp`, false),
    put('no/notice.pdf', true),
  ];
  expect((await antam('doctor')).out).toMatch(/pictures\s+warning\s+4 files of pictures that no record has/);
  const fixed = await antam('doctor', '--fix');
  expect(fixed.err).toContain('Removed: 4 files of pictures that no record has.');
  expect(fixed.out).toMatch(/pictures\s+ok/);
  expect([orphans, others].map(files => files.map(file => existsSync(file)))).toEqual([
    [false, false, false, false],
    [true, true, true],
  ]);
});

it('antam doctor names what a killed backup left where it was made, by hand or by plan, and --fix removes it', async () => {
  surroundings = await filledSurroundings('tiny');
  const { antam } = surroundings;
  const [byHand, byPlan] = ['antam-by-hand-', 'antam-by-plan-'].map(name => mkdtempSync(path.join(tmpdir(), name))) as [
    ...[string, string],
  ];
  try {
    expect((await antam('backup', path.join(byHand, 'antam.tar.gz'))).code).toBe(0);
    expect((await antam('backup', byPlan, '--every', '24h')).code).toBe(0);
    expect((await antam('doctor')).out).not.toContain('unfinished backups');
    const left = [byHand, byPlan].map(folder => path.join(folder, `.antam-backup-${NOBODY}-antam.tar.gz.part`));
    for (const file of left) {
      writeFileSync(file, 'x');
      utimesSync(file, 1, 1);
    }
    expect((await antam('doctor')).out).toMatch(/unfinished backups\s+warning\s+2 of processes that were killed/);
    const fixed = await antam('doctor', '--fix');
    expect(fixed.err).toContain('Removed: 2 files and folders of processes that were killed.');
    expect(left.map(existsSync)).toEqual([false, false]);
    expect(existsSync(path.join(byHand, 'antam.tar.gz'))).toBe(true);
  } finally {
    for (const folder of [byHand, byPlan]) rmSync(folder, { recursive: true, force: true });
  }
});
