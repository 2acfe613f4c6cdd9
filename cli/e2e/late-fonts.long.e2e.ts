import { ARTICLES, DISEASES, PLACES, PLANS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import { expect, it } from 'vitest';
import { visit } from './support/chromium.ts';
import { jumps, openWithLateFonts } from './support/layout-shift.ts';
import { PHONE } from './support/sizes.ts';

/* The pages beside those of `late-fonts.e2e.ts`. */

it.each([
  ['the page of a place', PLACES.clinic.path],
  ['specialities', '/chuyen-khoa/'],
  ['a speciality', '/chuyen-khoa/tim-mach/'],
  ['services', '/dich-vu/'],
  ['what a search finds', '/tim-kiem/?q=nhi+khoa'],
  ['questions', '/hoi-bac-si/'],
  ['articles', '/bai-viet/'],
  ['an article', ARTICLES.fever.path],
  ['diseases', '/benh/'],
  ['a disease that cannot wait', DISEASES.stroke.path],
  ['drugs', '/thuoc/'],
  ['compared plans', '/bao-hiem/?compare=1,2,3&age=30'],
  ['a plan', PLANS.lotus.path],
  ['promotions', '/khuyen-mai/'],
  ['a promotion', PROMOTIONS.packages.path],
  ['collections', '/tuyen-chon/'],
  ['the login', '/dang-nhap/'],
])('%s does not jump on a phone when the fonts come late', async (_, path) => {
  const { page } = await visit('', { viewport: PHONE });
  await openWithLateFonts(page, path);
  expect(await jumps(page)).toEqual([]);
});
