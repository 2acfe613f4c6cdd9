import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { expect, it } from 'vitest';
import { hydrated, type Visit, visit } from './support/chromium.ts';
import { listenToHits, type Reported } from './support/hits.ts';
import { product } from './support/product.ts';

/** A visitor who has consented, on a page that is reported. */
async function consented(
  path: string,
  { lasting = false }: { lasting?: boolean } = {},
): Promise<Visit & { reported: Reported }> {
  const visitor = await visit('', { consent: 'undecided', lasting });
  const id = crypto.randomUUID();
  await visitor.context.addCookies([{ name: 'antam_consent', value: `1.granted.${id}`, url: product.origin }]);
  const reported = listenToHits(visitor.page);
  await visitor.page.goto(path);
  await hydrated(visitor.page);
  return { ...visitor, reported };
}

it('[TRK-01] [TRK-04] a visit with consent reports each page with its title and the same random id, also without a new document', async () => {
  const { page, reported, mistakes } = await consented('/?utm_source=x');
  await expect.poll(() => reported.hits()).toContainEqual({ kind: 'page', path: '/', title: await page.title() });
  const home = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bác sĩ', exact: true }).click();
  await expect.poll(() => page.title()).not.toBe(home);
  await expect
    .poll(() => reported.hits())
    .toContainEqual({ kind: 'page', path: '/bac-si/', title: await page.title() });
  await page.goto(PROFESSIONALS.mai.path);
  await expect.poll(() => reported.hits()).toContainEqual(expect.objectContaining({ path: PROFESSIONALS.mai.path }));
  expect(reported.hits().filter(({ kind }) => kind === 'page')).toHaveLength(3);
  const ids = new Set(reported.batches.map(({ user_id }) => user_id));
  expect([...ids]).toEqual([await page.evaluate(() => localStorage.getItem('antam:analytics-id'))]);
  expect([...ids][0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  await expect.poll(() => reported.statuses.length).toBeGreaterThan(1);
  expect(new Set(reported.statuses)).toEqual(new Set([200]));
  expect(mistakes).toEqual([]);
});

it('[TRK-02] [TRK-03] [TRK-38] a visit with consent reports how long the page took, and an event with category, action, label and value', async () => {
  const { page, reported } = await consented('/chuyen-khoa/');
  const timings = () => reported.hits().filter(({ kind }) => kind === 'timing');
  await expect.poll(() => timings().map(({ action }) => action)).toEqual(['response', 'interactive', 'load']);
  for (const { category, path, value } of timings()) {
    expect([category, path]).toEqual(['page', '/chuyen-khoa/']);
    expect(value).toBeGreaterThan(0);
  }
  // The browser has no telephone, and would ask about the link.
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()));
  await page.getByRole('contentinfo').getByRole('link', { name: '115', exact: true }).click();
  const event = {
    kind: 'event',
    path: '/chuyen-khoa/',
    category: 'call',
    action: 'click',
    label: 'emergency',
    value: 1,
  };
  await expect.poll(() => reported.hits()).toContainEqual(event);
  expect(new URL(page.url()).pathname).toBe('/chuyen-khoa/');
});

it('a visit with consent sends the waiting hits as soon as the page is hidden', async () => {
  const { page, reported } = await consented('/chuyen-khoa/', { lasting: true });
  await expect.poll(() => reported.hits().some(({ action }) => action === 'load')).toBe(true);
  // With time standing still, nothing but the end of the page sends what waits.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const next = page.waitForRequest('**/api/v1/analytics/');
  await page.evaluate(() => {
    addEventListener('click', event => event.preventDefault());
    document.querySelector<HTMLAnchorElement>('footer a[href="tel:115"]')?.click();
    dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  await next;
  expect(reported.hits().at(-1)).toMatchObject({ kind: 'event', category: 'call' });
});

it('a visit with consent reports no address that is not a page', async () => {
  const { reported } = await consented('/mai@example.com/0912345678/');
  await expect.poll(() => reported.hits().length).toBeGreaterThan(0);
  expect(JSON.stringify(reported.batches)).not.toMatch(/mai|0912/);
  expect(reported.hits()[0]).toMatchObject({ kind: 'page', path: '/:not-found/' });
});

it('a visit with consent does not disturb the page when nothing can be reported', async () => {
  const { page, context, mistakes } = await visit('', { consent: 'undecided' });
  await context.route('**/api/v1/analytics/', route => route.abort());
  await context.route('**/assets/visit-runtime-*', route => route.abort());
  await page.goto('/chuyen-khoa/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tuyển chọn' }).click();
  await page.waitForURL('**/tuyen-chon/');
  await page.getByRole('heading', { level: 1, name: /tuyển chọn/i }).waitFor();
  expect(mistakes).toEqual([]);
});
