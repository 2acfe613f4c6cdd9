import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { createAnswerSite } from '../../testing/answer-site.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import type { FakeSite } from '../../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { guidedAnswer, searchResults } from '../guided-search/contract.ts';
import type { OpeningHours } from '../records/opening-hours-contract.ts';
import { savePlaces } from './commands/save-places.ts';
import { placeListAnswer } from './contract.ts';

let app: TestApp;
let directory: Directory;
let site: FakeSite;

const morning = { from: 450, to: 690 };
const afternoon = { from: 810, to: 1_020 };
const weekly = (...days: OpeningHours['days']): OpeningHours => ({ days, always: false, note: '' });
const every = (...spans: OpeningHours['days'][number]) => weekly(...Array.from({ length: 7 }, () => spans));

const OFFICE = weekly([], ...Array.from({ length: 5 }, () => [morning, afternoon]), [morning]);
const HOURS: Record<string, OpeningHours | null> = {
  'Phòng khám Hành Chính': OFFICE,
  'Phòng khám Buổi Tối': every({ from: 1_080, to: 1_560 }),
  'Phòng khám Cả Ngày': { ...every(), always: true },
  'Phòng khám Không Rõ': null,
};

beforeAll(async () => {
  site = createAnswerSite();
  app = await startTestApp({ site, services: { clock } });
  directory = await createDirectory(app.services);
  for (const [name, openingHours] of Object.entries(HOURS)) await directory.addPlace({ name, openingHours });
  await directory.addPlace({ name: 'Phòng khám Ẩn', status: 'hidden', openingHours: every({ from: 0, to: 1_440 }) });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

/** 2031-12-08 is a Monday; each test has a week of its own, as the clock only goes forwards. */
const MONDAY = Date.parse('2031-12-08T00:00:00+07:00');
const clock = fixedClock(new Date(MONDAY));
let week = 0;
beforeEach(() => {
  week += 1;
});
const at = (day: number, hours: number, minutes = 0) => {
  const moment = MONDAY + (((week * 7 + day) * 24 + hours) * 60 + minutes) * 60_000;
  clock.advance(moment - clock.now().getTime());
};
const [MON, SAT, SUN] = [0, 5, 6];

async function list(query: string) {
  const answer = await app.request(`/api/v1/place/?sort_by=name&include=filters&${query}`);
  expect(answer.status).toBe(200);
  return placeListAnswer.parse(await answer.json());
}
const open = async (query = 'hours=now') =>
  (await list(query)).items.map(({ name }) => name.replace('Phòng khám ', ''));

describe('places that are open now', () => {
  it('are those whose hours hold this minute, and nobody whose hours are unknown', async () => {
    at(MON, 7, 29);
    expect(await open()).toEqual(['Cả Ngày']);
    at(MON, 7, 30);
    expect(await open()).toEqual(['Cả Ngày', 'Hành Chính']);
    at(MON, 12);
    expect(await open()).toEqual(['Cả Ngày']);
    at(MON, 18);
    expect(await open()).toEqual(['Buổi Tối', 'Cả Ngày']);
    at(MON, 25, 59);
    expect(await open()).toEqual(['Buổi Tối', 'Cả Ngày']);
    at(MON, 26);
    expect(await open()).toEqual(['Cả Ngày']);
    at(SUN, 9);
    expect(await open()).toEqual(['Cả Ngày']);
  });

  it('are counted, as are those open on a day of the weekend', async () => {
    at(SAT, 8);
    const { filters } = await list('');
    const options = filters?.find(({ type }) => type === 'hours')?.options;
    expect(options?.map(({ slug, count }) => [slug, count])).toEqual([
      ['always', 1],
      ['now', 2],
      ['saturday', 3],
      ['sunday', 2],
    ]);
    expect(await open('hours=sunday')).toEqual(['Buổi Tối', 'Cả Ngày']);
    expect(await list('hours=now&hours=sunday')).toMatchObject({ count: 3, notices: [] });
  });

  it('follow a change of their hours at once', async () => {
    at(MON, 12);
    const id = await directory.addPlace({ name: 'Phòng khám Đổi Giờ', openingHours: OFFICE });
    expect(await open()).not.toContain('Đổi Giờ');
    await savePlaces(app.services, [{ id, openingHours: every({ from: 600, to: 780 }) }]);
    expect(await open()).toContain('Đổi Giờ');
    await savePlaces(app.services, [{ id, openingHours: null }]);
    expect(await open()).not.toContain('Đổi Giờ');
  });

  it('leave a cached page with the minute at which they close', async () => {
    at(MON, 8);
    const page = async () => (await app.request('/place/?hours=now')).text();
    expect(await page()).toContain('Phòng khám Hành Chính');
    at(MON, 9);
    expect(await page()).toContain('Phòng khám Hành Chính');
    at(MON, 11, 30);
    expect(await page()).not.toContain('Phòng khám Hành Chính');
  });
});

describe('queries for places that are open', () => {
  it.each([
    ['phòng khám đang mở cửa', 'now'],
    ['phòng khám mở cửa chủ nhật', 'sunday'],
    ['phòng khám làm việc cuối tuần', 'saturday%2Csunday'],
    ['phòng khám 24h', 'always'],
  ])('lead to the list with just those: %s', async (q, hours) => {
    at(MON, 8);
    const answer = await app.request(`/api/v1/search/?${new URLSearchParams({ q, guide: '1' })}`);
    const [offer] = guidedAnswer.parse(await answer.json())[0]?.guide?.offers ?? [];
    const url = new URL(offer?.absolute_url ?? '', app.url);
    expect(`${url.searchParams.get('hours')}`).toBe(decodeURIComponent(hours));
    expect(offer?.count).toBe((await list(url.search.slice(1))).count);
  });

  it('say where nobody is open now, and show who is open at other hours', async () => {
    at(MON, 12);
    const days = directory.term('place_type', 'nha-thuoc');
    await directory.addPlace({ name: 'Nhà thuốc Ban Ngày', placeType: days, openingHours: OFFICE });
    const answer = await app.request(
      '/api/v1/search/results/?q=nh%C3%A0+thu%E1%BB%91c+%C4%91ang+m%E1%BB%9F+c%E1%BB%ADa',
    );
    const { guide, groups } = searchResults.parse(await answer.json());
    expect(guide.missing).toBe('Hiện chưa thấy nhà thuốc, đang mở cửa.');
    expect(groups[0]?.items.map(({ name }) => name)).toEqual(['Nhà thuốc Ban Ngày']);
  });
});
