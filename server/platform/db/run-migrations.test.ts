import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseConfig } from './database.ts';
import { migrationsOf, statementsOf } from './migrations.ts';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../testing/migrate-process.ts', import.meta.url));
const server = process.env.TEST_DATABASE_URL;
const name = `antam_test_${randomBytes(6).toString('hex')}`;

let folder: string;
let config: DatabaseConfig;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-migrate-'));
  config = { engine: 'sqlite', file: path.join(folder, 'empty.sqlite') };
  if (!server) return;
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  config = { engine: 'postgresql', url: url.href, poolSize: 2 };
});
afterAll(async () => {
  if (server) await onServer(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

it('of processes that start together one runs the migrations', async () => {
  const start = async () => (await run(process.execPath, [SCRIPT, JSON.stringify(config)])).stdout;
  const outputs = await Promise.all([start(), start(), start()]);
  expect(outputs.filter(output => output === 'ran 0, pending 0')).toHaveLength(2);
  expect(outputs.find(output => output !== 'ran 0, pending 0')).toMatch(/^ran [1-9]\d*, pending 0$/);
});

it('splits migration files at empty lines, so that a trigger may hold semicolons', () => {
  const file =
    '-- why\ncreate table a (b int);\n\ncreate trigger t begin\n  select 1;\n  select 2;\nend;\n\n-- only words\n';
  expect(statementsOf(file, 'sqlite')).toEqual([
    'create table a (b int)',
    'create trigger t begin\n  select 1;\n  select 2;\nend',
  ]);
});

it('the runner of migrations gives each engine its own part of a migration after the part of both, and refuses a part for any other engine', () => {
  const file = 'create a;\n\n-- engine: sqlite\n\ncreate b;\n\n-- engine: postgresql\n-- why\ncreate c;\n';
  expect(statementsOf(file, 'sqlite')).toEqual(['create a', 'create b']);
  expect(statementsOf(file, 'postgresql')).toEqual(['create a', 'create c']);
  expect(() => statementsOf('-- engine: postgres\n\ncreate d;\n', 'sqlite')).toThrow('"postgres"');
});

it('numbers the migrations without a gap and without a number twice', () => {
  const names = new Set([...migrationsOf('sqlite'), ...migrationsOf('postgresql')].map(({ name }) => name));
  const numbers = [...names].map(name => Number(/^\d{4}(?=-[a-z-]+$)/.exec(name)?.[0])).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it('the runner of migrations knows of each migration since 0061 whether the release before can go on beside it', () => {
  const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));
  const files = readdirSync(folder).filter(file => file >= '0061');
  const silent = files.filter(file => !/^-- beside: (yes|no)\b/m.test(readFileSync(path.join(folder, file), 'utf8')));
  expect(silent).toEqual([]);
});

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}
