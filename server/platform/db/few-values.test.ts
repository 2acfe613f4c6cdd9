import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tellFewValues } from './few-values.ts';

const TABLE = 'create table free (kind text, id int, at int, primary key (kind, id))';
const BY_LIST = 'select id from free where kind = ? and id in (select value from json_each(?)) and at is not null';
const ARGUMENTS = ['doctor', '[1,2]'];

let file: string;
let db: Sqlite.Database;
const planOf = (of: Sqlite.Database) =>
  of
    .prepare<unknown[], { detail: string }>(`explain query plan ${BY_LIST}`)
    .all(...ARGUMENTS)
    .map(({ detail }) => detail)
    .join('\n');

beforeEach(() => {
  file = path.join(tmpdir(), `antam-few-values-${randomUUID()}.sqlite`);
  db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.exec(`${TABLE}; create index soonest on free (kind, at, id)`);
});
afterEach(() => {
  db.close();
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
});

describe('SQLite', () => {
  it('finds the rows of a kind and a list of ids by both, and does not go through all rows of the kind', () => {
    expect(planOf(db)).toMatch(/soonest \(kind=\?/);
    tellFewValues(db);
    expect(planOf(db)).toMatch(/sqlite_autoindex_free_1 \(kind=\? AND id=\?\)/);
  });

  it('learns of new indexes too, and informs connections that are already open', () => {
    const reader = new Sqlite(file, { readonly: true });
    expect(planOf(reader)).toMatch(/soonest \(kind=\?/);
    tellFewValues(db);
    // A connection sees that the schema has changed when it reads.
    reader.prepare(BY_LIST).all(...ARGUMENTS);
    expect(planOf(reader)).toMatch(/sqlite_autoindex_free_1 \(kind=\? AND id=\?\)/);
    db.exec(
      'create table other (status text, id integer primary key, at int); create index others on other (status, at)',
    );
    tellFewValues(db);
    const sql = `select at from other where status = 'shown' and id in (select value from json_each(?))`;
    for (const connection of [db, reader]) {
      connection.prepare(sql).all('[1]');
      const [step] = connection.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all('[1]');
      expect(step?.detail).toMatch(/INTEGER PRIMARY KEY \(rowid=\?\)/);
    }
    reader.close();
  });

  it('keeps the statistics that an operator has made', () => {
    db.exec('analyze');
    db.exec(`insert into free values ('doctor', 1, 1); analyze`);
    const statistics = () => db.prepare('select * from sqlite_stat1 order by idx').all();
    const made = statistics();
    tellFewValues(db);
    expect(statistics()).toEqual(made);
  });
});
