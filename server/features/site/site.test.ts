import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  const analytics = { ga4Id: 'G-AB12', matomo: { url: 'https://matomo.example', siteId: 4 } };
  const operator = { name: 'Công ty TNHH Thử', registration: undefined, address: '1 Phố Huế, Hà Nội' };
  app = await startTestApp({ config: { analytics, operator } });
});
afterAll(() => app.close());

it('[ERR-50] the call for the site answers support contacts, operator, tiles and analytics of this installation', async () => {
  const answer = await app.request('/api/v1/site/');
  expect(await answer.json()).toEqual({
    support_phone: '1900 0115',
    support_email: 'hotro@antam.example',
    operator: { name: 'Công ty TNHH Thử', registration: null, address: '1 Phố Huế, Hà Nội' },
    tiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: expect.stringContaining('OpenStreetMap'),
    },
    analytics: { ga4_id: 'G-AB12', matomo: { url: 'https://matomo.example', site_id: 4 } },
    maintenance: null,
  });
});
