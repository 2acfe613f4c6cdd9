import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEATURES } from '../../app/features.ts';
import { nativeOf } from '../../platform/db/native.ts';
import { textOf } from '../../platform/db/text.ts';
import { platformEntities } from '../../platform/platform.entity.ts';
import { type FreshDatabase, openEmptyDatabase } from '../../testing/fresh-database.ts';

const TERMS = [
  [1, 'title', 'giao-su'],
  [2, 'title', 'pho-giao-su'],
  [3, 'title', 'pho-giao-su-tien-si'],
  [4, 'title', 'thac-si-bac-si'],
  [5, 'title', 'luong-y'],
  [6, 'degree', 'tien-si-y-hoc'],
  [7, 'degree', 'thac-si-y-hoc'],
  [8, 'occupation', 'bac-si'],
  [9, 'occupation', 'luong-y'],
  [10, 'occupation', 'duoc-si'],
] as const;

/** Id, title, occupation. */
const PEOPLE = [
  [1, 2, 8],
  [2, 3, 8],
  [3, 4, null],
  [4, 5, 10],
] as const;

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openEmptyDatabase([...platformEntities, ...FEATURES.flatMap(feature => feature.entities)]);
  await (await nativeOf(fresh.db).orm()).migrator.up({ to: '0042-promotion-refusals' });
  await fresh.db.transaction(async unit => {
    const { sql } = textOf(unit);
    for (const term of TERMS) await sql('insert into term (id, kind, slug, name) values (?, ?, ?, ?)', [...term, 'x']);
    for (const person of PEOPLE) {
      await sql(
        `insert into professional (id, slug, name, status, title_id, occupation_id, created_at, updated_at)
         values (?, 'x', 'X', 'published', ?, ?, '2026-01-01', '2026-01-01')`,
        [...person],
      );
    }
  });
  await fresh.db.migrate();
});
afterAll(() => fresh.close());

const all = (sql: string) => textOf(fresh.db.read).all(sql);

it('The migration keeps professors as titles and makes degrees and occupations of all other titles', async () => {
  expect(await all('select id, title_id, occupation_id from professional order by id')).toEqual([
    { id: 1, title_id: 2, occupation_id: 8 },
    { id: 2, title_id: 2, occupation_id: 8 },
    { id: 3, title_id: null, occupation_id: 8 },
    { id: 4, title_id: null, occupation_id: 10 },
  ]);
  expect(await all('select professional_id as id, term_id as term from professional_term order by 1')).toEqual([
    { id: 2, term: 6 },
    { id: 3, term: 7 },
  ]);
  expect(await all("select slug from term where kind = 'title' order by slug")).toEqual([
    { slug: 'giao-su' },
    { slug: 'pho-giao-su' },
  ]);
});

it('The migration lets the filters find people by what their titles became', async () => {
  expect(await all('select facet, added from facet_change order by facet')).toEqual([
    { facet: 'degrees:6', added: '[2]' },
    { facet: 'degrees:7', added: '[3]' },
    { facet: 'occupations:8', added: '[3]' },
    { facet: 'titles:2', added: '[2]' },
  ]);
});
