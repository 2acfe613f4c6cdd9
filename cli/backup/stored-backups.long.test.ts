import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eraseAccount } from '@antam/server/features/privacy/commands/erase-account.ts';
import { rememberedErasures } from '@antam/server/features/privacy/commands/erase-again.ts';
import { tables } from '@antam/server/features/privacy/tables.ts';
import { fixedClock } from '@antam/server/platform/clock/clock.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { createFileStore } from '@antam/server/platform/storage/create-file-store.ts';
import { type S3Server, startS3Server } from '@antam/server/testing/s3-server.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../boot/configuration.ts';
import { withServices } from '../boot/services.ts';
import { filledSurroundings, newSurroundings, type Surroundings } from '../testing/surroundings.ts';
import { tablesOf } from '../testing/tables-of.ts';
import { handleErasures, scheduleErasures } from './erasure-job.ts';
import { readErasures, storedErasures, storeErasures, writeErasures } from './erasures.ts';
import { type BackupStore, openStore } from './open-store.ts';
import { runPlanned } from './run-planned.ts';
import { storeDestination } from './store-destination.ts';

let folder: string;
let s3: S3Server;
const opened: Surroundings[] = [];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-stored-'));
  s3 = await startS3Server(path.join(folder, 's3'));
});
afterEach(async () => {
  for (const surroundings of opened.splice(0)) await surroundings.remove();
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A site with one account, whose uploads are in the object store. */
async function site() {
  const surroundings = await filledSurroundings('none', { ANTAM_STORAGE: s3.setting });
  opened.push(surroundings);
  const made = await surroundings.antam('staff', 'create', 'lan@antam.example', '--role', 'editor', '--name', 'Lan');
  expect(made).toMatchObject({ code: 0 });
  const inServices = <T>(work: (services: Services) => Promise<T>) =>
    withServices(readSettings(surroundings.env), work);
  const clock = fixedClock(new Date('2036-03-01T02:00:00Z'));
  return {
    ...surroundings,
    inServices,
    planned: async () => {
      clock.advance(86_400_000);
      return inServices(services => runPlanned({ ...services, clock }));
    },
  };
}

/** An empty machine with the same store. */
async function elsewhere() {
  const surroundings = await newSurroundings({ ANTAM_STORAGE: s3.setting });
  opened.push(surroundings);
  return surroundings;
}

async function eraseAll(services: Services): Promise<number> {
  const accounts = await services.db.primary.rows(
    tables.selectFrom('account').select(['id', 'createdAt']).where('status', '<>', 'anonymised'),
  );
  for (const { id, createdAt } of accounts) {
    await services.db.transaction(unit => eraseAccount(services, unit, { id, createdAt }));
  }
  return accounts.length;
}

it('backups by plan in an object store are kept up to the number, and restore from there on an empty machine', async () => {
  const source = await site();
  await source.antam('backup', 'store', '--every', '24h', '--keep', '2');
  const runs = [await source.planned(), await source.planned(), await source.planned()];
  expect(runs.map(({ removed }) => removed)).toEqual([[], [], ['antam-20360302t020000z']]);
  const store = createFileStore(s3.config);
  const part = (name: string) => store.exists(`private/backups/${name}-000001.bin`);
  expect(await Promise.all(runs.map(({ name }) => part(name)))).toEqual([false, true, true]);

  const target = await elsewhere();
  const unknown = await target.antam('restore', 'store:antam-20360302t020000z');
  expect(unknown.code).toBe(1);
  expect(unknown.err).toMatch(
    /^antam: The store has no backup .*: it has antam-20360303t020000z, antam-20360304t020000z$/m,
  );
  const before = await tablesOf(source.env);
  expect(await target.antam('restore', 'store:antam-20360304t020000z')).toMatchObject({ code: 0, err: '' });
  const { setting: noted, ...rest } = before;
  expect(await tablesOf(target.env)).toMatchObject(rest);
  expect(noted).toBeDefined();
});

it('backups by plan that are begun at the same moment are made one after the other, and all are in the index', async () => {
  const source = await site();
  await source.antam('backup', 'store', '--every', '24h', '--keep', '5');
  const looks: string[] = [];
  const run = (day: string) =>
    source.inServices(services => {
      const now = () => {
        looks.push(day);
        return new Date(`2036-03-${day}T02:00:00Z`);
      };
      return runPlanned({ ...services, clock: { now } });
    });
  const names = (await Promise.all(['01', '02', '03'].map(run))).map(({ name }) => name);
  expect(names).toEqual(['01', '02', '03'].map(day => `antam-203603${day}t020000z`));
  expect(await storeDestination(openStore(createFileStore(s3.config))).names()).toEqual(names);
  const turns = looks.filter((day, at) => day !== looks[at - 1]);
  expect(turns.toSorted()).toEqual(['01', '02', '03']);
});

it('backups by plan within one second replace none of each other', async () => {
  const source = await site();
  await source.antam('backup', path.join(folder, 'backups'), '--every', '24h', '--keep', '5');
  const clock = fixedClock(new Date('2036-03-01T02:00:59Z'));
  const run = () => source.inServices(services => runPlanned({ ...services, clock }));
  const names = (await Promise.all([run(), run(), run()])).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['0059', '0100', '0101'].map(at => `antam-20360301t02${at}z`));
});

it.each(['store', 'folder'])(
  'who was erased since a backup in a %s is erased again after it is restored',
  async kind => {
    const source = await site();
    const target = kind === 'store' ? 'store' : path.join(folder, 'backups');
    await source.antam('backup', target, '--every', '24h', '--keep', '5');
    const { name } = await source.planned();
    expect(await source.inServices(eraseAll)).toBe(1);
    await source.planned();

    const other = await elsewhere();
    const file = kind === 'store' ? `store:${name}` : path.join(target, `${name}.tar.gz`);
    const { code, out, err } = await other.antam('restore', file);
    expect([code, out, err]).toEqual([
      0,
      expect.stringMatching(/^Erased again, as since the backup: 1 person\.$/m),
      '',
    ]);
  },
);

it('who was erased is written beside the backups by a worker, once', async () => {
  const source = await site();
  const target = path.join(folder, 'backups');
  await source.antam('backup', target, '--every', '24h', '--keep', '5');
  await source.planned();
  expect(readErasures(target)).toEqual([]);
  const jobs = await source.inServices(async services => {
    await eraseAll(services);
    for (const _ of [1, 2]) await scheduleErasures(services, services.clock.now());
    await handleErasures(services).run({}, { messageId: 1, attempt: 1, signal: new AbortController().signal });
    return textOf(services.db.primary).all("select id from outbox_message where topic = 'backup.erasures'");
  });
  const one = [{ subjectHash: expect.any(String), erasedAt: expect.any(Date) }];
  expect(readErasures(target)).toEqual(one);
  expect(readErasures(source.folder)).toEqual(one);
  expect(jobs).toHaveLength(1);
});

it('erasures that two processes add to the list of a store at the same time are all in it', async () => {
  const source = await site();
  const store = openStore(createFileStore(s3.config));
  await source.inServices(async services => {
    await eraseAll(services);
    let other = Promise.resolve();
    const slow: BackupStore = {
      ...store,
      put: async (...object) => {
        await source.antam('staff', 'create', 'mai@antam.example', '--role', 'editor', '--name', 'Mai');
        await eraseAll(services);
        other = storeErasures(services, store);
        // Without a lock it would have written its list by now, which this one does not know.
        await Promise.race([other, sleep(1_000)]);
        await store.put(...object);
      },
    };
    await storeErasures(services, slow);
    await other;
    const remembered = await rememberedErasures(services);
    expect(remembered).toHaveLength(2);
    expect(new Set(await storedErasures(store))).toEqual(new Set(remembered));
  });
});

it('who was erased is erased again by the next process where a restore was killed before it did so', async () => {
  const source = await site();
  const file = path.join(folder, 'a.tar.gz');
  await source.antam('backup', file);
  await source.inServices(eraseAll);
  const erasures = await source.inServices(rememberedErasures);
  const other = await elsewhere();
  expect(await other.antam('restore', file)).toMatchObject({ code: 0 });
  writeErasures(other.folder, erasures);
  const active = () =>
    withServices(readSettings(other.env), ({ db }) =>
      textOf(db.primary).all("select id from account where status <> 'anonymised'"),
    );
  expect(await active()).toHaveLength(1);
  expect(await other.antam('work', '--once')).toMatchObject({ code: 0, err: '' });
  expect(await active()).toEqual([]);
});

it('a restore says when the database that it replaces cannot be asked who was erased', async () => {
  const source = await site();
  const file = path.join(folder, 'a.tar.gz');
  await source.antam('backup', file);
  await source.inServices(({ db }) => db.transaction(unit => textOf(unit).sql('drop table erasure')));
  const { code, err } = await source.antam('restore', file, '--force');
  expect([code, err]).toEqual([0, expect.stringMatching(/^The database that was replaced could not be read: /m)]);
});
