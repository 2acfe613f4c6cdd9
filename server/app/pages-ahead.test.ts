import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { savePlaces } from '../features/places/commands/save-places.ts';
import { cookieNames } from '../platform/http/cookies.ts';
import { neverOverloaded } from '../platform/load/load-gauge.ts';
import { createAnswerSite } from '../testing/answer-site.ts';
import type { FakeSite } from '../testing/fake-site.ts';
import { metricsOf } from '../testing/metrics-of.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { closeServices, createServices } from './create-services.ts';

const { id } = PLACES.hospital;
const PATH = `/place/${id}/`;
let app: TestApp;
let site: FakeSite;
let isBusy = false;
beforeAll(async () => {
  site = createAnswerSite();
  const gauge = { ...neverOverloaded, isOverloaded: () => isBusy };
  app = await startTestApp({ world: 'tiny', site, gauge, pagesAhead: true });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

const page = async (cookie = '') => (await fetch(app.url + PATH, { headers: { cookie } })).text();

async function counted(name: string, label: string): Promise<number> {
  const text = await metricsOf(app);
  return Number(new RegExp(`^${name}\\{${label}\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}
const refreshed = () => counted('antam_page_refreshes_total', 'outcome="done"');
const renderedForVisitors = () => counted('antam_pages_total', 'source="render"');

it('a page that people read is rendered in the background after a change, and the next one gets it from the cache', async () => {
  await page();
  await page();
  const before = await renderedForVisitors();
  await savePlaces(app.services, [{ id, name: 'Bệnh viện Đã Sẵn Sàng' }]);
  await expect.poll(refreshed).toBe(1);
  expect(await page()).toContain('Bệnh viện Đã Sẵn Sàng');
  expect(await renderedForVisitors()).toBe(before);
});

it('the page of a province is rendered for that province, and no page for a visitor with a session', async () => {
  const province = 'province=ha-noi';
  const session = `${cookieNames(app.services.config).session}=ai-do`;
  for (const cookie of [province, province, session, session]) await page(cookie);
  const before = await refreshed();
  site.asked.length = 0;
  await savePlaces(app.services, [{ id, name: 'Bệnh viện Của Mọi Người' }]);
  await expect.poll(refreshed).toBe(before + 2);
  expect(site.asked.map(({ cookie }) => cookie).toSorted()).toEqual(['', province]);
});

it('a page is right at the next request after a change, whatever is done in the background meanwhile', async () => {
  for (let n = 0; n < 20; n++) {
    await savePlaces(app.services, [{ id, name: `Bệnh viện Lần ${n} Xong` }]);
    const both = await Promise.all([page(), page()]);
    for (const text of both) expect(text).toContain(`Bệnh viện Lần ${n} Xong`);
  }
});

it('a page that people read is rendered again after a change in another process, as soon as this one hears of it', async () => {
  const there = await createServices(app.services.config);
  await page();
  const before = await refreshed();
  await savePlaces(there, [{ id, name: 'Bệnh viện Ở Máy Khác' }]);
  await closeServices(there);
  const refreshedAfterRequest = async () => {
    // Any request lets this process look for changes of others.
    await page('province=nghe-an');
    return refreshed();
  };
  await expect.poll(refreshedAfterRequest).toBeGreaterThan(before);
  expect(await page()).toContain('Bệnh viện Ở Máy Khác');
});

it('under too much load nothing is rendered in the background, nobody is warned of it, and the next one has it rendered', async () => {
  await page();
  const warned = vi.spyOn(app.services.log, 'warn');
  isBusy = true;
  await savePlaces(app.services, [{ id, name: 'Bệnh viện Giờ Cao Điểm' }]);
  await expect.poll(() => counted('antam_shed_total', 'kind="refresh"')).toBeGreaterThan(0);
  isBusy = false;
  expect(await page()).toContain('Bệnh viện Giờ Cao Điểm');
  // A busy machine may warn of a slow statement.
  expect(warned.mock.calls.map(([, message]) => message)).not.toContain('a cached page could not be rendered again');
  warned.mockRestore();
});
