import { existsSync, readdirSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newSurroundings, type Surroundings } from '../testing/surroundings.ts';
import { readSettings } from './configuration.ts';
import { inNewFile } from './new-file.ts';

let surroundings: Surroundings;
beforeEach(async () => {
  surroundings = await newSurroundings({ DATABASE_URL: '' });
});
afterEach(() => surroundings.remove());

function place() {
  const config = readSettings(surroundings.env);
  const { database } = config;
  if (database.engine !== 'sqlite') throw new Error('These tests are of a file');
  return { config, file: database.file };
}
const leftovers = () => readdirSync(surroundings.folder).filter(name => name.startsWith('.antam-seed-'));

describe('a database that is made aside', () => {
  it('stands in its place only once all work is done, with nothing left beside it', async () => {
    const { config, file } = place();
    const answer = await inNewFile(config, file, async services => {
      await services.db.migrate();
      expect(existsSync(file)).toBe(false);
      return 'done';
    });
    expect(answer).toBe('done');
    const db = new Sqlite(file, { readonly: true, fileMustExist: true });
    expect(db.prepare('select count(*) from migration').pluck().get()).toBeGreaterThan(50);
    db.close();
    expect(leftovers()).toEqual([]);
  });

  it('is thrown away where the work fails', async () => {
    const { config, file } = place();
    const failing = inNewFile(config, file, async services => {
      await services.db.migrate();
      throw new Error('broken off');
    });
    await expect(failing).rejects.toThrow('broken off');
    expect([existsSync(file), leftovers()]).toEqual([false, []]);
  });

  it('does not take the place of one that another process has made meanwhile', async () => {
    const { config, file } = place();
    const late = inNewFile(config, file, async services => {
      await services.db.migrate();
      new Sqlite(file).exec('create table other (id)').close();
    });
    await expect(late).rejects.toThrow(/Another process has made .* meanwhile; it is kept/);
    const db = new Sqlite(file, { readonly: true });
    expect(db.prepare("select name from sqlite_master where type = 'table'").pluck().all()).toEqual(['other']);
    db.close();
    expect(leftovers()).toEqual([]);
  });
});
