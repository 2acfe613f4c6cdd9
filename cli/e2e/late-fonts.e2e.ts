import { DISEASES, PROFESSIONALS, THREADS } from '@antam/fixtures/worlds/tiny/named.ts';
import { expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { jumps, openWithLateFonts } from './support/layout-shift.ts';
import { PHONE } from './support/sizes.ts';

it.each([
  ['the list of doctors', '/bac-si/'],
  ['the home page', '/'],
  ['the page of a doctor', PROFESSIONALS.mai.path],
  ['a thread', THREADS.answered.path],
  ['a disease', DISEASES.diabetes.path],
])('%s does not jump on a phone when the fonts come late', async (_, path) => {
  const { page } = await visit('', { viewport: PHONE });
  await openWithLateFonts(page, path);
  expect(await jumps(page)).toEqual([]);
});

it('the question for consent keeps its lines and its room when the fonts come late', async () => {
  const { page } = await visit('', { viewport: PHONE, consent: 'undecided' });
  await openWithLateFonts(page, '/co-so-y-te/');
  expect(await jumps(page)).toEqual([]);
  const room = await page.locator('[data-consent-room]').boundingBox();
  expect(room?.height).toBeLessThanOrEqual(132);
});
