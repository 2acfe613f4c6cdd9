import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guidedSearches } from '../../testing/guided-searches.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const { results, suggestions } = guidedSearches(() => app);

/** The hospital's name with a slip in a generic word. */
const SLIPPED = PLACES.hospital.name.replace('Bệnh', 'Bện');

it.each([
  ['bác sĩ tim mạt hà nội', 'bác sĩ tim mạch hà nội', '/bac-si/?specialities=tim-mach&provinces=ha-noi'],
  ['bác sĩ tim mặch hà nội', 'bác sĩ tim mạch hà nội', '/bac-si/?specialities=tim-mach&provinces=ha-noi'],
  ['bac si tim mahc', 'bac si tim mạch', '/bac-si/?specialities=tim-mach'],
  ['bác sĩ nhi koa', 'bác sĩ nhi khoa', '/bac-si/?specialities=nhi-khoa'],
])('a word that was spelled otherwise leads to the list that was meant: %s', async (q, meant, url) => {
  for (const { guide } of [await results(q), await suggestions(q)]) {
    expect(guide?.meant).toBe(meant);
    expect(guide?.offers.map(({ absolute_url }) => absolute_url)).toContain(url);
  }
});

it('a name with one word otherwise stands for the one thing that is called so', async () => {
  const { guide, groups } = await results(SLIPPED);
  expect(guide).toMatchObject({ meant: PLACES.hospital.name, unlisted: '' });
  expect(groups[0]?.items[0]?.name).toBe(PLACES.hospital.name);
  expect((await suggestions(SLIPPED)).guide?.meant).toBe(PLACES.hospital.name);
});

it('words are looked for just as they were typed where that is asked for', async () => {
  for (const q of ['bác sĩ tim mạt hà nội', SLIPPED]) {
    const { guide, groups } = await results(q, { typed: '1' });
    expect([guide.meant, guide.offers, groups], q).toEqual(['', [], []]);
    expect(await suggestions(q, { typed: '1' }), q).toEqual({ guide: undefined, groups: [] });
  }
});

it.each(['bác sĩ tim mạch hà nội', PROFESSIONALS.tuan.name, 'zzzz', 'nguyễn thị xyz', 'bệnh viện hồng ngọc abc'])(
  'words that are understood, a name or nowhere stand for nothing else: %s',
  async q => {
    expect((await results(q)).guide.meant).toBe('');
  },
);
