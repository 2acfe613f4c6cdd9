import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeSite, type FakeSite } from '../testing/fake-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let site: FakeSite;
let rendered = 0;
beforeAll(async () => {
  const fake = createFakeSite();
  site = {
    ...fake,
    addressKind: () => 'narrowed',
    render: async ({ url, dispatch }) => {
      rendered += 1;
      const { body } = await dispatch(`/api/v1/place/${url.slice(url.indexOf('?'))}`, { method: 'GET', headers: {} });
      return { status: 200, html: [JSON.stringify(body)] };
    },
  };
  app = await startTestApp({ world: 'tiny', site });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

it.each([
  ['of a filter value that exists is cached', 'provinces=ha-noi', 1],
  ['of one that does not exist is rendered each time: there is no end to them', 'provinces=khong-co', 2],
  ['in an order that does not exist is rendered each time', 'sort_by=khong-co', 2],
])('a list %s', async (_, query, times) => {
  const before = rendered;
  for (let n = 0; n < 2; n++) expect((await app.request(`/co-so-y-te/?${query}`)).status).toBe(200);
  expect(rendered - before).toBe(times);
});
