import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';
import { exportedTables, isExportedColumn, LEFT_OUT } from './exported-tables.ts';
import { openTables, type TableReader } from './read-tables.ts';

let surroundings: Surroundings;
let services: Services;
let reader: TableReader;
beforeAll(async () => {
  surroundings = await filledSurroundings('tiny');
  services = await createServices(readConfig(surroundings.env));
  await services.db.transaction(async unit => {
    await textOf(unit).sql("update place set description = '=1+1', website = null, email = '' where id = 1");
    await textOf(unit).sql('update account set mobile_phone = ? where id = 1', ['+84912345678']);
  });
  reader = await openTables(services.config.database);
});
afterAll(async () => {
  await reader.close();
  await closeServices(services);
  await surroundings.remove();
});

/** Tables that the search makes for itself, on SQLite in several parts. */
const ofSearch = (table: string) => table.startsWith('search_') || table.includes('_fts');

describe('the tables of the database', () => {
  it('are each in the export, or left out with a reason', async () => {
    const exported = Object.keys(exportedTables(services.subjects));
    const decided = [...exported, ...Object.keys(LEFT_OUT)];
    const open = (await reader.tables()).filter(table => !ofSearch(table) && !decided.includes(table));
    expect(open).toEqual([]);
    expect(exported.filter(table => Object.hasOwn(LEFT_OUT, table))).toEqual([]);
  });

  it('give no column that holds a secret or a hash of one', async () => {
    const exported = Object.keys(exportedTables(services.subjects));
    const columns = await Promise.all(
      exported.map(async table => (await reader.columns(table)).map(({ name }) => `${table}.${name}`)),
    );
    const given = columns.flat().filter(name => isExportedColumn(name.split('.')[1] ?? ''));
    expect(given.filter(name => /hash|secret|token|sealed|password|totp/.test(name))).toEqual([
      'account.password_changed_at',
    ]);
  });
});

describe('antam export all', () => {
  let folder: string;
  beforeAll(async () => {
    folder = path.join(surroundings.folder, 'out', 'all');
    mkdirSync(`${folder}.part`, { recursive: true });
    writeFileSync(path.join(`${folder}.part`, 'notes.txt'), 'mine');
    const { code, out, err } = await surroundings.antam('export', 'all', '--out', folder, '--json');
    expect([code, err]).toEqual([0, expect.stringContaining('Exporting: account: 0')]);
    expect(JSON.parse(out)).toMatchObject({ folder, missing: [] });
  });

  const table = (name: string): Record<string, string>[] =>
    parse(readFileSync(path.join(folder, 'data', `${name}.csv`)), { columns: true });

  it('writes every table with all its rows, accounts without secrets', async () => {
    for (const name of [
      'account',
      'place',
      'professional',
      'comment',
      'thread',
      'post',
      'booking',
      'article',
      'drug',
    ]) {
      const row = await textOf(services.db.primary).first<{ n: number }>(`select count(*) as n from ${name}`);
      expect([name, table(name).length]).toEqual([name, Number(row?.n)]);
    }
    const account = table('account').find(({ id }) => id === '1');
    expect(account).toMatchObject({ mobile_phone: '+84912345678', email: expect.stringContaining('@') });
    expect(Object.keys(account ?? {})).not.toContain('password_hash');
    expect(readFileSync(path.join(folder, 'data/account.csv'), 'utf8')).not.toContain('$argon2');
  });

  it('writes moments as ISO 8601, distinguishes no value from an empty text, and disarms formulas', () => {
    const place = table('place').find(({ id }) => id === '1');
    expect(place).toMatchObject({ description: "'=1+1", created_at: expect.stringMatching(/^\d{4}-.*Z$/) });
    const raw: unknown = parse(readFileSync(path.join(folder, 'data/place.csv')), {
      columns: true,
      cast: (text, { quoting }) => (quoting ? `"${text}"` : text),
    });
    const cells = z.array(z.record(z.string(), z.string())).parse(raw);
    expect(cells.find(({ id }) => id === '1')).toMatchObject({ website: '', email: '""' });
  });

  it('describes each file and each column, for programs and for people', () => {
    const field = z.object({ name: z.string(), type: z.string(), description: z.string().min(2) });
    const described = z
      .object({
        resources: z.array(
          z.object({
            path: z.string(),
            rows: z.number(),
            description: z.string(),
            schema: z.object({ fields: z.array(field) }),
          }),
        ),
      })
      .parse(JSON.parse(readFileSync(path.join(folder, 'datapackage.json'), 'utf8')));
    const files = readdirSync(path.join(folder, 'data')).map(name => `data/${name}`);
    expect(described.resources.map(resource => resource.path).sort()).toEqual(files.sort());
    for (const { path: file, schema } of described.resources) {
      const [head = []] = parse(readFileSync(path.join(folder, file)), { to: 1 });
      expect([file, schema.fields.map(({ name }) => name)]).toEqual([file, head]);
    }
    const text = readFileSync(path.join(folder, 'README.md'), 'utf8');
    for (const name of Object.keys(LEFT_OUT)) expect(text).toContain(`| \`${name}\` |`);
    expect(text).toContain('apostrophe');
  });

  it('copies the pictures in their largest size, for this user alone', () => {
    const media = table('media').filter(({ type, key }) => type === 'image' && key !== '');
    expect(media.length).toBeGreaterThan(0);
    for (const { key = '', width, height } of media) {
      const file = path.join(folder, 'files', `${key}-${Math.max(Number(width), Number(height))}.webp`);
      expect([key, statSync(file).mode & 0o777]).toEqual([key, 0o600]);
    }
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('leaves nothing of its own beside the folder, and alone what was there before', () => {
    expect(readdirSync(path.dirname(folder)).toSorted()).toEqual(['all', 'all.part']);
    expect(readdirSync(`${folder}.part`)).toEqual(['notes.txt']);
  });

  it('refuses a folder that is there, and wants one', async () => {
    const again = await surroundings.antam('export', 'all', '--out', folder);
    expect([again.code, again.err]).toEqual([3, expect.stringContaining('is there already')]);
    expect((await surroundings.antam('export', 'all')).code).toBe(2);
    expect((await surroundings.antam('import', 'all', 'x.csv')).code).toBe(2);
  });
});
