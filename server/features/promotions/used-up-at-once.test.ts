import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { createAnswerSite } from '../../testing/answer-site.ts';
import type { FakeSite } from '../../testing/fake-site.ts';
import { addPromotionVisitors, type PromotionVisitors } from '../../testing/promotions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { promotionDetail } from './contract.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));

let app: TestApp;
let site: FakeSite;
let visitors: PromotionVisitors;
beforeAll(async () => {
  site = createAnswerSite();
  app = await startTestApp({ world: 'tiny', site, services: { clock } });
  visitors = await addPromotionVisitors(app);
}, 120_000);
afterAll(async () => {
  await app.close();
  site.remove();
});

it('[PROMO-07] the page of a promotion says at its next look that the last claim is gone; of other claims it may say so a minute late', async () => {
  const { id } = await visitors.add({ quota: 2 });
  const left = async () =>
    promotionDetail.parse(JSON.parse(await (await app.request(`/promotion/${id}/`)).text())).left;
  const { user, doctor } = visitors.keepers.people;
  for (let time = 0; time < 2; time += 1) expect(await left()).toBe(2);
  await visitors.claimed(user, id);
  expect(await left()).toBe(2);
  await visitors.claimed(doctor, id);
  expect(await left()).toBe(0);
});
