import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { createAnswerSite } from '../../testing/answer-site.ts';
import { createDirectory } from '../../testing/directory.ts';
import type { FakeSite } from '../../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { nameOfWeek } from '../free-times/free-tags.ts';
import { guidedAnswer, searchResults } from './contract.ts';

const BA_DINH = { lat: 21.036, long: 105.825 };
const DONG_DA = { lat: 21.013, long: 105.827 };

const clock = fixedClock(new Date());
let app: TestApp;
let site: FakeSite;
beforeAll(async () => {
  site = createAnswerSite();
  app = await startTestApp({ world: 'none', site, services: { clock } });
  const { term, district, addPlace, addProfessional } = await createDirectory(app.services);
  const workplace = await addPlace({ district: district('dong-da'), ...DONG_DA });
  await addProfessional({ terms: [{ term: term('speciality', 'da-lieu') }], workplaces: [workplace] });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

const Q = 'bác sĩ da liễu quận ba đình';

/** Asks as a visitor whose position is known. */
async function ask(path: string): Promise<unknown> {
  const cookie = `user_location=${encodeURIComponent(JSON.stringify({ lat: BA_DINH.lat, lon: BA_DINH.long }))}`;
  const query = new URLSearchParams({ q: Q, guide: '1' });
  const answer = await app.request(`${path}?${query}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.json();
}

it('what is near the visitor is looked for by the page of results, and not at each key by suggestions', async () => {
  const { guide } = searchResults.parse(await ask('/api/v1/search/results/'));
  const [suggested] = guidedAnswer.parse(await ask('/api/v1/search/'));
  const beside = '/bac-si/?districts=dong-da&specialities=da-lieu';
  expect(guide.relaxed.map(({ absolute_url }) => absolute_url)).toEqual([
    beside,
    '/bac-si/?near=10&specialities=da-lieu',
  ]);
  expect(suggested?.guide?.relaxed.map(({ absolute_url }) => absolute_url)).toEqual([beside, '/bac-si/']);
});

it('the page of results becomes stale with what decides the lists to which an empty one leads', async () => {
  const isRendered = async () => {
    // Longer than a list may show what it was.
    clock.advance(10_000);
    const before = site.asked.length;
    expect((await app.request(`/search/results/?${new URLSearchParams({ q: Q })}`)).status).toBe(200);
    return site.asked.length > before;
  };
  expect([await isRendered(), await isRendered()]).toEqual([true, false]);
  await app.services.db.transaction(unit => app.services.tags.write(unit, [nameOfWeek('place')]));
  expect(await isRendered()).toBe(true);
});
