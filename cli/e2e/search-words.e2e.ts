import { expect, it } from 'vitest';
import { openPage } from './support/chromium.ts';
import { choose, field, goInConsole, heading, openConsole, press, rowsOf, select } from './support/console.ts';
import { unexpected } from './support/mistakes.ts';
import { passMinutes } from './support/product.ts';
import { DESKTOP, PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';

const WORDS = 'sài đẹn bao tử';
const resultsOf = (q: string) => `/tim-kiem/?q=${encodeURIComponent(q)}`;

/** Opens a page of results as a visitor who has not refused to be measured, and waits until what stands on it is reported. */
async function look(q: string) {
  const { page } = await openPage('/', { consent: 'undecided' });
  const reported = page.waitForResponse(answer => answer.url().endsWith('/api/v1/search/outcome/'));
  await page.goto(resultsOf(q));
  expect(await (await reported).json()).toEqual({ counted: true });
  return page;
}

it('words that found nothing are listed in the console and made a synonym with one press, until that is taken back', async () => {
  await look(WORDS);
  const found = await look('tim mạch');
  const pressed = found.waitForResponse(answer => answer.request().postData()?.includes('"pressed"') === true);
  await found.locator('#list a').first().click();
  expect(await (await pressed).json()).toEqual({ counted: true });
  await passMinutes(1);

  const { page, mistakes } = await openConsole('editor', '/search-words');
  await heading(page, 'Tìm không ra').waitFor();
  await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringMatching(/sai den bao tu\s+1\s+0\s+1/)]);
  expect(await violations(page)).toEqual([]);
  await press(page, 'Cùng nghĩa với …: “sai den bao tu”');
  const dialog = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await field(page, 'Từ').fill(WORDS);
  await select(page, 'Loại mục', 'Triệu chứng');
  await choose(page, 'Mục cùng nghĩa', 'dau da day', 'Đau dạ dày');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await page.getByText(`Từ nay “${WORDS}” cùng nghĩa với Đau dạ dày.`).waitFor();
  await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining('Đau dạ dày')]);

  const { page: visitor } = await openPage(resultsOf(WORDS));
  await visitor.getByRole('region', { name: 'Chuyên khoa phù hợp' }).getByText('Tiêu hóa - Gan mật').first().waitFor();

  await goInConsole(page, '/synonyms');
  await heading(page, 'Từ đồng nghĩa').waitFor();
  await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual([expect.stringContaining('Triệu chứng: Đau dạ dày')]);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.getByText('Triệu chứng: Đau dạ dày').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await page.route('**/api/admin/synonyms?*', async route => {
    const answer = await route.fetch();
    const [first, ...others] = await answer.json();
    await route.fulfill({ response: answer, json: [{ ...first, name: null }, ...others] });
  });
  await field(page, /Tìm/).fill('sai den');
  await page.getByText('Triệu chứng: bản ghi đã xoá').waitFor();
  await page.unroute('**/api/admin/synonyms?*');
  await field(page, /Tìm/).fill('sai den bao tu');
  await page.getByText('Triệu chứng: Đau dạ dày').waitFor();
  await press(page, `Bỏ … “${WORDS}”`);
  await press(page, 'Bỏ từ đồng nghĩa');
  await page.getByText(`“${WORDS}” không còn cùng nghĩa với Đau dạ dày.`).waitFor();
  await visitor.reload();
  await visitor.getByText(`Chưa tìm thấy gì cho “${WORDS}”`).waitFor();
  expect(unexpected(mistakes)).toEqual([]);
});
