import { describe, expect, it } from 'vitest';
import { allPages } from './all-pages.ts';
import { directoryTable } from './directory-pages.ts';
import { headOf } from './find-page.ts';
import { LATER_PAGES, laterPagesAt } from './later-pages.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('./*-pages.ts');
const tables = await Promise.all(LATER_PAGES.map(async table => ({ ...table, pages: await table.load() })));

describe('the tables that browsers fetch later', () => {
  it('hold, with the first table, every page of the site', () => {
    expect([...directoryTable, ...tables.flatMap(({ pages }) => pages)]).toEqual(allPages);
  });

  it.each(tables)(
    '$id is recognised by the first part of its addresses, and nothing else begins so',
    ({ heads, pages }) => {
      expect([...new Set(pages.map(({ path }) => headOf(path)))].toSorted()).toEqual([...heads].toSorted());
      expect(directoryTable.filter(({ path }) => heads.includes(headOf(path) ?? ''))).toEqual([]);
      for (const { path } of pages) expect(laterPagesAt(path)?.heads).toBe(heads);
    },
  );

  it.each(tables)('$id is the file that holds the table', async ({ id, pages }) => {
    const file = await files[`./${id.replace('pages/', '')}.ts`]?.();
    expect(Object.values(file ?? {})).toEqual([pages]);
  });
});
