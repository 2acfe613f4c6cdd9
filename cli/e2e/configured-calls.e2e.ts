import { ARTICLES, DISEASES, PLACES, PROFESSIONALS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import { expect, it } from 'vitest';
import { hydrated, openPage } from './support/chromium.ts';
import { unexpected } from './support/mistakes.ts';

/** Calls that the specification lists as configured and not used by its screens. */
const CONFIGURED = new RegExp(
  `^/api/v1/(${[
    'site',
    'customer/create',
    'professional-list',
    'professional/\\d+/(change-request|image)',
    'place/\\d+/phone',
    'thread',
    'signup',
    'login',
    'confirm',
    'forum-post-feedback',
    'post',
    'postImage',
    'collection',
    'autocomplete/replyer',
    'autocomplete/creator',
  ].join('|')})/`,
);
/** Those of them by which our pages read what they show, where the specification names no call. */
const CHOSEN = /^\/api\/v1\/(thread|collection|professional-list)\//;

/** From one to the next by links alone. */
const WALK = [
  '/bac-si/',
  PROFESSIONALS.mai.path,
  '/co-so-y-te/',
  PLACES.hospital.path,
  '/chuyen-khoa/',
  '/dich-vu/',
  '/tuyen-chon/',
  '/khuyen-mai/',
  PROMOTIONS.packages.path,
  '/hoi-bac-si/',
  '/hoi-bac-si/dat-cau-hoi/',
  '/bai-viet/',
  ARTICLES.fever.path,
  '/benh/',
  DISEASES.stroke.path,
  '/benh/',
  '/thuoc/',
  '/bao-hiem/',
  '/',
];

it('[API-52] a walk by links through the public site makes none of the configured calls but those that our pages read by', async () => {
  const { page, calls, mistakes } = await openPage('/');
  for (const path of WALK) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(url => url.pathname === path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(calls.length).toBeGreaterThan(WALK.length / 2);
  expect(calls.filter(call => CONFIGURED.test(call) && !CHOSEN.test(call))).toEqual([]);
  expect(unexpected(mistakes)).toEqual([]);
});
