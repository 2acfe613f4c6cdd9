import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { PRODUCTION_ENV } from '@antam/server/testing/production-env.ts';
import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../boot/configuration.ts';
import { confirmRemoval, databaseName } from '../boot/confirm-removal.ts';
import { runExecutable, startExecutable } from '../testing/executable.ts';
import { filledSurroundings, newSurroundings, runCaptured, type Surroundings } from '../testing/surroundings.ts';

let surroundings: Surroundings;
afterEach(() => surroundings.remove());

describe('antam seed', () => {
  it('[CLI-01] [CLI-03] fills an empty database whose records are then on the site', async () => {
    surroundings = await newSurroundings();
    const seeded = await runExecutable(['seed', '--world', 'tiny'], surroundings.env);
    expect(seeded).toMatchObject({ code: 0, out: expect.stringMatching(/^The world tiny: [\d,]+ rows in /) });
    const server = await startExecutable(['serve', '--port', '0'], surroundings.env);
    try {
      const answer = await fetch(`${server.url}/api/v1/search?q=${encodeURIComponent(PROFESSIONALS.mai.name)}`);
      expect(await answer.text()).toContain(PROFESSIONALS.mai.path);
      const page = await fetch(server.url + PLACES.hospital.path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(PLACES.hospital.name);
    } finally {
      await server.stop();
    }
  });

  it('[CLI-07] adds nothing when repeated, and changes other data only with --force', async () => {
    surroundings = await newSurroundings();
    const seed = (...args: string[]) => surroundings.antam('seed', '--json', '--world', ...args);
    const first = JSON.parse((await seed('tiny')).out);
    expect(first).toMatchObject({ world: 'tiny', already: false });
    expect(JSON.parse((await seed('tiny')).out)).toMatchObject({ already: true, rows: 0 });

    const other = await seed('tiny', '--seed', '7');
    expect(other.code).toBe(1);
    expect(other.err).toMatch(/^antam: The database holds the world tiny .*--force/m);
    expect(await seed('tiny', '--seed', '7', '--force')).toMatchObject({ code: 0 });
  });

  it('fills a place where a removed database has left its log, and nothing of the removed one comes back', async () => {
    surroundings = await newSurroundings({ DATABASE_URL: '' });
    const file = path.join(surroundings.folder, 'antam.sqlite');
    const removed = new Sqlite(file);
    removed.pragma('journal_mode = wal');
    removed.exec('create table removed (id)');
    copyFileSync(`${file}-wal`, `${file}-kept`);
    removed.close();
    rmSync(file);
    copyFileSync(`${file}-kept`, `${file}-wal`);
    expect(await surroundings.antam('seed', '--world', 'tiny')).toMatchObject({ code: 0 });
    const db = new Sqlite(file, { readonly: true });
    const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all();
    db.close();
    expect(tables).toContain('place');
    expect(tables).not.toContain('removed');
  });

  it.each(['--rows', '--threads'])('takes %s for the world vietnam alone', async option => {
    surroundings = await newSurroundings();
    const { code, err } = await surroundings.antam('seed', '--world', 'tiny', option, '40');
    expect([code, err]).toEqual([1, `antam: ${option} goes with --world vietnam\n`]);
  });

  it('removes nothing in production before the operator has named the database', async () => {
    surroundings = await filledSurroundings('tiny');
    const env = { ...surroundings.env, ...PRODUCTION_ENV };
    const name = databaseName(readSettings(env));
    const places = (await surroundings.antam('export', 'places')).out;
    const seed = ['seed', '--world', 'vietnam', '--rows', '5', '--threads', '0', '--force'];
    for (const args of [seed, [...seed, '--yes', 'another']]) {
      const { code, err } = await runCaptured(args, env);
      expect(code).toBe(2);
      expect(err).toContain(`name it with --yes ${name}. Nothing was changed`);
    }
    expect((await surroundings.antam('export', 'places')).out).toBe(places);
    const asked = { isInteractive: true, out: new PassThrough(), err: new PassThrough(), env };
    const answer = (text: string) =>
      confirmRemoval({ ...asked, in: Readable.from([text]) }, readSettings(env), undefined);
    await expect(answer('yes\n')).rejects.toThrow(name);
    await expect(answer(`${name}\n`)).resolves.toBeUndefined();
  });

  it('keeps worlds with known passwords out of production', async () => {
    surroundings = await newSurroundings(PRODUCTION_ENV);
    const { code, err } = await surroundings.antam('seed', '--world', 'demo');
    expect(code).toBe(1);
    expect(err).toMatch(/not in production/);
  });
});
