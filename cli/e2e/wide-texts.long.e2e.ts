import { DISEASES, PLACES, PLANS, PROFESSIONALS, PROMOTIONS, THREADS } from '@antam/fixtures/worlds/tiny/named.ts';
import { PAGE_PATHS } from '@antam/server/testing/page-paths.ts';
import { expect } from 'vitest';
import { EXAMPLES, KEYED, MANAGED, PROFILE, QUERIES, REDEEM } from './support/example-paths.ts';
import { askInWaiting } from './support/forum.ts';
import { bookOnlySlot, keepHours, waitingEntry } from './support/full-day.ts';
import { logIn, type Who, write } from './support/log-in.ts';
import { PlainCaller } from './support/plain-caller.ts';
import { testWidePages, type WidePage } from './support/wide-pages.ts';

/** Pages of what a test makes first. */
const MADE = new Set([...KEYED, REDEEM]);

/** Who looks at a page. */
function whoOf(path: string): Who | null {
  if (MANAGED.includes(path)) return 'clinic';
  if (path === PROFILE) return 'doctor';
  return /^\/(tai-khoan\/|doi-mat-khau|quan-ly\/|dang-xuat)/.test(path) ? 'user' : null;
}

const declared = PAGE_PATHS.filter(path => !MADE.has(path)).map(path => ({
  path: `${(EXAMPLES[path] ?? path) || THREADS.answered.path}${QUERIES[path] ?? ''}`,
  who: whoOf(path),
}));

const also: readonly WidePage[] = [
  { path: '/tim-kiem/?q=nhi+khoa', who: null },
  { path: '/bac-si/bo-loc/', who: null },
  { path: `/bao-hiem/?compare=${PLANS.lotus.id},${PLANS.family.id},${PLANS.staff.id}`, who: null },
  { path: DISEASES.stroke.path, who: null },
  { path: `/dat-kham/?place=${PLACES.hospital.id}&professional=${PROFESSIONALS.mai.id}`, who: 'user' },
  { path: `/khuyen-mai/?place=${PLACES.clinic.id}`, who: null },
  { path: '/tai-khoan/', who: 'doctorApplicant' },
  { path: '/tai-khoan/', who: 'placeApplicant' },
  { path: '/tai-khoan/', who: 'clinic' },
  { path: '/tai-khoan/hoi-dap/', who: 'doctor' },
  { path: '/tai-khoan/nguoi-than/?viec=them', who: 'user' },
];

testWidePages([...declared, ...also], async () => {
  const user = new PlainCaller();
  await logIn(user, 'user');
  const relative = { name: 'Trần Văn Ông', relation: 'Ông nội', phone: '0912345678' };
  const kept = await write(user, 'POST', '/api/v1/relative/', relative);
  expect(kept.status(), await kept.text()).toBe(200);
  const claimed = await write(user, 'POST', '/api/v1/promotion-claim/', { promotion: PROMOTIONS.free.id });
  expect(claimed.status(), await claimed.text()).toBe(200);
  const { code: claim } = await claimed.json();
  await askInWaiting('user', 'https://an.example/');
  const waiting = await waitingEntry();
  await keepHours(true);
  const { code: visit } = await bookOnlySlot(5);
  return [
    { path: `/dat-kham/${visit}/`, who: 'user' },
    { path: waiting, who: null },
    { path: `/quan-ly/dung-ma/${claim}/`, who: 'doctor' },
  ];
});
