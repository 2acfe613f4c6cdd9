import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServices, createServices } from '../../app/create-services.ts';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { setMaintenance } from '../../platform/maintenance/maintenance.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addCounts, MAX_WORDS_A_DAY } from './commands/add-counts.ts';
import type { SearchOutcome } from './contract.ts';
import type { StaffSearchWord } from './staff-contract.ts';
import { flushSearchTally, searchTally } from './tally.ts';

const clock = fixedClock(new Date('2026-03-10T18:00:00Z'));
const TODAY = '2026-03-11';

let app: TestApp;
let moderator: ConsoleCalls;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
});
afterAll(() => app.close());
beforeEach(() =>
  app.services.db.transaction(async unit => {
    for (const table of ['query_day', 'query_day_size']) await textOf(unit).sql(`delete from ${table}`);
  }),
);

const report = async (q: string, outcome: SearchOutcome) => {
  const answer = await app.request('/api/v1/search/outcome/', { method: 'POST', body: JSON.stringify({ q, outcome }) });
  return { status: answer.status, json: await answer.json() };
};
const flush = () => flushSearchTally(app.services);
const stored = () =>
  textOf(app.services.db.primary).all<object>(
    'select day, words, shown, empty, pressed from query_day order by day, words',
  );
const count = (words: string, more: object = {}) => ({ day: TODAY, words, shown: 1, empty: 0, pressed: 0, ...more });
const listed = async (filter: object = {}, sort: [string, 'ASC' | 'DESC'] = ['missed', 'DESC']) =>
  (await moderator.list<StaffSearchWord>('search-words', { filter, sort })).rows.map(
    ({ words, shown, empty, unpressed }) => [words, shown, empty, unpressed],
  );

describe('Pages of results', () => {
  it('are counted by their folded words, in memory until they are written together', async () => {
    expect(await report('Giời leo', 'empty')).toEqual({ status: 200, json: { counted: true } });
    await report('gioi  LEO', 'found');
    await report('giời leo', 'pressed');
    await report('thuốc zyrtec', 'found');
    expect(await stored()).toEqual([]);
    await flush();
    expect(await stored()).toEqual([count('gioi leo', { shown: 2, empty: 1, pressed: 1 }), count('thuoc zyrtec')]);
    await report('giời leo', 'empty');
    await flush();
    expect(await stored()).toContainEqual(count('gioi leo', { shown: 3, empty: 2, pressed: 1 }));
  });

  it('are not counted where their words may identify a person', async () => {
    for (const q of ['Nguyễn Văn An', '0912 345 678', 'an@thu.example']) {
      expect(await report(q, 'empty')).toEqual({ status: 200, json: { counted: false } });
    }
    await flush();
    expect(await stored()).toEqual([]);
    expect((await report('giời leo', 'gone' as SearchOutcome)).status).toBe(422);
  });

  it('count on the day in Việt Nam on which they were shown, however late they are written', async () => {
    await report('giời leo', 'empty');
    clock.advance(86_400_000);
    await report('giời leo', 'empty');
    await flush();
    clock.advance(-86_400_000);
    expect(await stored()).toEqual([
      count('gioi leo', { empty: 1 }),
      count('gioi leo', { day: '2026-03-12', empty: 1 }),
    ]);
  });

  it('are taken a hundred times a day from one address, so that it cannot fill the words of a day', async () => {
    const fresh = await startTestApp({ services: { clock } });
    const report = () =>
      fresh.request('/api/v1/search/outcome/', {
        method: 'POST',
        body: JSON.stringify({ q: 'giời leo', outcome: 'empty' }),
      });
    const statuses: number[] = [];
    for (let at = 0; at <= 100; at += 1) statuses.push((await report()).status);
    await fresh.close();
    expect(statuses.filter(status => status === 200)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    expect(MAX_WORDS_A_DAY).toBeGreaterThanOrEqual(5 * 100);
  });

  it('that a process still holds are written when it ends', async () => {
    const there = await createServices(app.services.config, { clock });
    searchTally(there).add(`${TODAY}|empty|gioi leo`);
    await closeServices(there);
    expect(await stored()).toEqual([count('gioi leo', { empty: 1 })]);
  });

  it('are held while the site is under maintenance, and written after it', async () => {
    await report('giời leo', 'empty');
    await setMaintenance(app.services, { startsAt: clock.now(), text: '' });
    await flush();
    expect(await stored()).toEqual([]);
    await setMaintenance(app.services, null);
    await flush();
    expect(await stored()).toEqual([count('gioi leo', { empty: 1 })]);
  });

  it('that several processes write at the same moment are all counted, and no day gets more words than its bound', async () => {
    const many = (from: number, length: number) =>
      Array.from({ length }, (_, at) => count(`tu ${String(from + at).padStart(5, '0')}`));
    const half = MAX_WORDS_A_DAY / 2;
    await Promise.all([
      addCounts(app.services, many(0, half)),
      addCounts(app.services, many(0, half)),
      addCounts(app.services, many(half - 100, half)),
      addCounts(app.services, many(half + 50, half)),
    ]);
    const sums = await textOf(app.services.db.primary).first<{ words: number | string; first: number }>(
      `select count(*) as words, (select shown from query_day where words = 'tu 00000') as first from query_day`,
    );
    expect([Number(sums?.words), sums?.first]).toEqual([MAX_WORDS_A_DAY, 2]);
    await addCounts(app.services, [count('tu 00000'), count('zona')]);
    const left = await textOf(app.services.db.primary).all<object>(
      `select words, shown from query_day where words in ('tu 00000', 'zona')`,
    );
    expect(left).toEqual([{ words: 'tu 00000', shown: 3 }]);
  });
});

describe('The list of words without a result or without a press', () => {
  it('adds up the counts of the last days, is searched and sorted, and leaves out what was always opened', async () => {
    await addCounts(app.services, [
      count('gioi leo', { shown: 5, empty: 5 }),
      count('gioi leo', { day: '2026-03-05', shown: 1, empty: 1 }),
      count('gioi leo', { day: '2026-03-04', shown: 10, empty: 10 }),
      count('mun coc', { shown: 9, pressed: 2 }),
      count('nam linh chi', { day: '2025-12-12', shown: 3, empty: 3 }),
      count('nam lim xanh', { day: '2025-12-11', shown: 3, empty: 3 }),
      count('tim mach', { shown: 4, pressed: 4 }),
      count('da lieu', { shown: 1, pressed: 2 }),
    ]);
    expect(await listed({ days: 7 })).toEqual([
      ['mun coc', 9, 0, 7],
      ['gioi leo', 6, 6, 0],
    ]);
    expect(await listed()).toEqual([
      ['gioi leo', 16, 16, 0],
      ['mun coc', 9, 0, 7],
    ]);
    expect(await listed({ days: 90 }, ['words', 'ASC'])).toEqual([
      ['gioi leo', 16, 16, 0],
      ['mun coc', 9, 0, 7],
      ['nam linh chi', 3, 3, 0],
    ]);
    expect(await listed({ days: 90, q: 'Nấm' })).toEqual([['nam linh chi', 3, 3, 0]]);
    const page = await moderator.list<StaffSearchWord>('search-words', { range: [1, 1], sort: ['empty', 'DESC'] });
    expect([page.rows.map(({ words }) => words), page.total]).toEqual([['mun coc'], 2]);
    expect(page.rows[0]?.can).toEqual({ make_synonym: false });
    expect((await moderator.get('search-words?filter={"days":8}')).status).toBe(400);
  });

  it('says on every page how many words there are, behind the last one too', async () => {
    await addCounts(
      app.services,
      ['gioi an', 'gioi leo', 'sai den'].map(words => count(words, { empty: 1 })),
    );
    const pageAt = async (from: number) => {
      const { rows, total } = await moderator.list<StaffSearchWord>('search-words', { range: [from, from + 1] });
      return [rows.length, total];
    };
    expect([await pageAt(0), await pageAt(2), await pageAt(4)]).toEqual([
      [2, 3],
      [1, 3],
      [0, 3],
    ]);
  });

  it('takes more presses than pages on which something stood for none of another day', async () => {
    await addCounts(app.services, [
      count('gioi leo', { shown: 4, empty: 1, pressed: 9 }),
      count('gioi leo', { day: '2026-03-10', shown: 5 }),
    ]);
    expect(await listed()).toEqual([['gioi leo', 9, 1, 5]]);
  });

  it('forgets words after 90 days, what was always opened after a day, and what was looked for once after a week', async () => {
    await addCounts(app.services, [
      count('cu', { day: '2025-12-11', shown: 9, empty: 9 }),
      count('con giu', { day: '2025-12-12', shown: 2, empty: 2 }),
      count('hom nay', { pressed: 1 }),
      count('hom qua', { day: '2026-03-10', pressed: 1 }),
      count('mot lan', { day: '2026-03-04', empty: 1 }),
      count('moi tim', { day: '2026-03-05', empty: 1 }),
      count('hai lan', { day: '2026-03-01', empty: 1 }),
      count('hai lan', { day: '2026-03-02', empty: 1 }),
    ]);
    const work = createWork(app.services);
    await work.drain();
    await work.stop();
    const left = await textOf(app.services.db.primary).all<{ words: string }>(
      'select distinct words from query_day order by words',
    );
    expect(left.map(({ words }) => words)).toEqual(['con giu', 'hai lan', 'hom nay', 'moi tim']);
  });
});
