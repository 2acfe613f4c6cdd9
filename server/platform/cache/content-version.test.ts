import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../app/create-services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { systemClock } from '../clock/clock.ts';
import { openDatabase } from '../db/database.ts';
import { platformEntities } from '../platform.entity.ts';
import { createContentVersion, touchContent } from './content-version.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const versionOf = (which: TestApp = app) => createContentVersion(which.services.db, systemClock);

describe('the content version', () => {
  it('moves with each commit of this process, at once', async () => {
    const version = versionOf();
    const before = await version.read();
    await app.services.db.transaction(touchContent);
    expect(await version.read()).toBe(before + 1);
    await app.services.db.transaction(touchContent);
    expect(await version.read()).toBe(before + 2);
  });

  it('moves with commits of other processes, within half a second', async () => {
    const version = versionOf();
    const before = await version.read();
    const other = await openDatabase(app.services.config.database, platformEntities);
    await other.transaction(touchContent);
    await other.close();
    await sleep(app.services.db.engine === 'sqlite' ? 20 : 550);
    expect(await version.read()).toBe(before + 1);
  });

  it('stays when something else is written', async () => {
    const version = versionOf();
    const before = await version.read();
    await app.services.db.transaction(unit => unit.sql("insert into content_version (name, version) values ('x', 1)"));
    expect(await version.read()).toBe(before);
  });

  it('is not lost by many who touch at once', async () => {
    const version = versionOf();
    const before = await version.read();
    await Promise.all(Array.from({ length: 25 }, () => app.services.db.transaction(touchContent)));
    expect(await version.read()).toBe(before + 25);
  });

  it('is asked again after the database has failed once', async () => {
    const services = await createServices(app.services.config, { db: app.services.db });
    let fails = true;
    const read = {
      ...services.db.read,
      all: <Row extends object>(sql: string) =>
        fails ? Promise.reject(new Error('gone')) : services.db.read.all<Row>(sql),
    };
    const version = createContentVersion({ ...services.db, read }, systemClock);
    await expect(version.read()).rejects.toThrow('gone');
    fails = false;
    expect(await version.read()).toBeGreaterThan(0);
  });
});
