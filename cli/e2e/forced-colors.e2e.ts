import { expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';

it.each([
  ['/bac-si/1/', 5],
  ['/co-so-y-te/1/', 5],
  ['/bac-si/?page=2', 2],
  ['/hoi-bac-si/', 2],
])('what is chosen or open on %s keeps a mark in forced colours', async (path, least) => {
  const { page } = await visit('');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(path);
  await hydrated(page);
  const marked = await page.evaluate(() => {
    const chosen = '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]';
    return [...document.querySelectorAll<HTMLElement>(':is(a, button, [role="tab"])')]
      .filter(element => element.matches(chosen) && element.checkVisibility())
      .map(element => ({ text: element.innerText.trim(), mark: getComputedStyle(element).outlineStyle }));
  });
  expect(marked.length).toBeGreaterThanOrEqual(least);
  expect(marked.filter(({ mark }) => mark !== 'solid')).toEqual([]);
});

it('the day that was tapped before the script came has the mark in forced colours, and no other day', async () => {
  const { page } = await visit('', { javaScriptEnabled: false });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/bac-si/1/');
  const days = page.getByRole('tablist', { name: 'Ngày khám' }).getByRole('tab');
  const marked = () =>
    days.evaluateAll(tabs => tabs.flatMap((tab, at) => (getComputedStyle(tab).outlineStyle === 'solid' ? [at] : [])));
  expect(await marked()).toHaveLength(1);
  const last = (await days.count()) - 1;
  for (const tapped of [3, last]) {
    await page.goto('/bac-si/1/');
    await days.nth(tapped).click();
    await page.waitForURL(/#ngay-/);
    expect(await marked()).toEqual([tapped]);
  }
});

it('icons that styles draw have the colour of the text after them in forced colours, also on links', async () => {
  const { page } = await visit('');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/co-so-y-te/');
  const drawn = await page.locator('#list').evaluate(list =>
    [...list.querySelectorAll('*')]
      .map(element => ({ element, icon: getComputedStyle(element, '::before') }))
      .filter(({ icon }) => icon.maskImage.startsWith('url("data:image/svg'))
      .map(({ element, icon }) => ({ ground: icon.backgroundColor, text: getComputedStyle(element).color })),
  );
  expect(drawn.length).toBeGreaterThanOrEqual(30);
  expect(new Set(drawn.map(({ text }) => text)).size).toBeGreaterThan(1);
  expect(drawn.filter(({ ground, text }) => ground !== text)).toEqual([]);
});
