import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { THREADS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { form as bookingForm, fill, formOf, lastFree, OF_MAI, REASON, reason, send } from './support/booking-form.ts';
import { hydrated, visit } from './support/chromium.ts';
import { keeps, keptText } from './support/kept-text.ts';
import { logIn } from './support/log-in.ts';
import { visitPlainly } from './support/plain-page.ts';
import { partsOf } from './support/sent-parts.ts';

const ASK = '/hoi-bac-si/dat-cau-hoi/';
const TITLE = 'Nổi mẩn đỏ sau khi uống kháng sinh có nguy hiểm không?';
const BODY = 'Tôi uống kháng sinh được hai ngày thì nổi mẩn đỏ ở tay và ngực, ngứa nhiều về đêm.';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });
const question = (page: Page) => page.locator('#question-new');
const titleOf = (page: Page) => question(page).getByLabel('Câu hỏi của bạn').inputValue();
const chosen = (page: Page) => question(page).getByRole('list', { name: 'Ảnh đã chọn' }).getByRole('listitem');

/** How many pictures of drafts the browser keeps. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'antam-drafts')) return 0;
    const answered = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answered(indexedDB.open('antam-drafts'));
    const drafts: unknown[] = await answered(database.transaction('pictures').objectStore('pictures').getAll());
    database.close();
    return drafts.flat().length;
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

describe('what was typed and chosen', () => {
  it('[ERR-25] [STORE-21] [FORUM-23] in a question comes back after a reload and after the login that its email asks for: the hidden name, speciality, date and pictures too', async () => {
    const { page } = await visit('');
    await open(page, ASK);
    const form = question(page);
    await form.getByLabel('Câu hỏi của bạn').fill(TITLE);
    await form.getByLabel('Kể rõ hơn').fill(BODY);
    await form.getByLabel('Chuyên khoa').selectOption('than-kinh');
    await form.getByText('Thông tin thêm về người bệnh').first().click();
    await form.getByLabel('Giới tính').selectOption('female');
    await form.getByLabel('Ngày sinh').fill('31-05-1990');
    await form.locator('[name=images]').setInputFiles(picture('tay.png'));
    await form.locator('[name=images]').setInputFiles(picture('nguc.png'));
    await expect.poll(() => chosen(page).count()).toBe(2);
    await form.getByLabel('Ẩn tên của tôi').check();
    await form.getByLabel('Họ tên').fill('Trần Văn Minh');
    await form.getByLabel('Email').fill(ACCOUNTS.user.email);
    await keeps(page, ACCOUNTS.user.email);
    await expect.poll(() => keptPictures(page)).toBe(2);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => chosen(page).count()).toBe(2);

    await form.getByRole('button', { name: 'Gửi câu hỏi' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Email này đã có tài khoản').waitFor();
    await dialog.getByLabel('Email').first().fill(ACCOUNTS.user.email);
    await dialog.getByLabel('Mật khẩu', { exact: true }).first().fill(ACCOUNTS.user.password);
    await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await page.locator('body.logged-in').waitFor();
    await hydrated(page);
    await expect.poll(() => titleOf(page)).toBe(TITLE);
    await expect.poll(() => chosen(page).count()).toBe(2);
    expect(await form.getByLabel('Ẩn tên của tôi').isChecked()).toBe(true);
    const bodies = await partsOf(page, 'POST', '/api/v1/thread/');
    await form.getByRole('button', { name: 'Gửi câu hỏi' }).click();
    await page.locator('[data-thanks]').waitFor();
    expect(bodies).toMatchObject([
      {
        title: [TITLE],
        body: [BODY],
        speciality: ['than-kinh'],
        hiding_creator: ['true'],
        gender: ['female'],
        dob: ['1990-05-31'],
        images: ['tay.png', 'nguc.png'],
      },
    ]);
    await open(page, ASK);
    await question(page).getByLabel('Kể rõ hơn').fill('Một câu hỏi khác.');
    await keeps(page, 'Một câu hỏi khác.');
    expect([await titleOf(page), await chosen(page).count()]).toEqual(['', 0]);
  });

  it('[STORE-21] in two tabs of one page stays apart', async () => {
    const { page, context } = await visit('');
    await open(page, ASK);
    await question(page).getByLabel('Câu hỏi của bạn').fill('Câu hỏi của thẻ thứ nhất');
    await question(page).getByLabel('Ẩn tên của tôi').check();
    await keeps(page, 'hiding_creator');
    const other = await context.newPage();
    await open(other, ASK);
    await question(other).getByLabel('Kể rõ hơn').fill('Điều khác của thẻ thứ hai');
    await keeps(other, 'Điều khác của thẻ thứ hai');
    expect(await titleOf(other)).toBe('');
    await question(other).getByLabel('Câu hỏi của bạn').fill('Câu hỏi của thẻ thứ hai');
    await keeps(other, 'Câu hỏi của thẻ thứ hai');
    for (const each of [page, other]) {
      await each.reload();
      await hydrated(each);
    }
    await expect.poll(() => titleOf(page)).toBe('Câu hỏi của thẻ thứ nhất');
    await expect.poll(() => titleOf(other)).toBe('Câu hỏi của thẻ thứ hai');
    expect(await question(page).getByLabel('Ẩn tên của tôi').isChecked()).toBe(true);
    expect(await question(other).getByLabel('Ẩn tên của tôi').isChecked()).toBe(false);
    await other.close();
  });

  it('[FORUM-23] in a question that was sent before the code of drafts had come is not kept', async () => {
    const { page } = await visit('');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/attach-draft-*.js', async route => {
      await held;
      await route.continue();
    });
    await open(page, ASK);
    const form = question(page);
    await form.getByLabel('Câu hỏi của bạn').fill(TITLE);
    await form.getByLabel('Kể rõ hơn').fill(BODY);
    await form.getByLabel('Họ tên').fill('Trần Văn Chậm');
    await form.getByLabel('Email').fill('ma-den-muon@thu.example');
    await form.getByRole('button', { name: 'Gửi câu hỏi' }).click();
    await page.getByRole('dialog', { name: 'Còn một bước' }).waitFor();
    const come = page.waitForResponse('**/assets/attach-draft-*.js');
    release();
    await (await come).finished();
    // Another form's draft says that the code runs by now.
    await page.reload();
    await hydrated(page);
    await form.getByLabel('Kể rõ hơn').fill(BODY);
    await keeps(page, 'ngứa nhiều về đêm');
    expect(await keptText(page)).not.toContain('kháng sinh có nguy hiểm');
    expect(await titleOf(page)).toBe('');
  });

  it('[FORUM-23] in a question that was refused before the code of drafts had come is kept', async () => {
    const { page } = await visit('');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/attach-draft-*.js', async route => {
      await held;
      await route.continue();
    });
    await page.route('**/api/v1/thread/', route => route.fulfill({ status: 500, body: 'ABC123' }));
    await open(page, ASK);
    await question(page).getByLabel('Câu hỏi của bạn').fill(TITLE);
    await question(page).getByRole('button', { name: 'Gửi câu hỏi' }).click();
    await page.locator('[data-failure-alert]').waitFor();
    release();
    await keeps(page, TITLE);
    await page.reload();
    await expect.poll(() => titleOf(page)).toBe(TITLE);
  });

  it('[ROLE-33] in a reply outlives a reload and a session that ended, and the next person who logs in finds none of it', async () => {
    const { page, context } = await visit('');
    const reply = () => page.locator('#reply-form');
    const text = 'Tôi cũng từng bị như vậy, và đã khỏi sau hai tuần.';
    const body = () => reply().getByLabel('Trả lời của bạn').inputValue();
    await logIn(context, 'user');
    await open(page, THREADS.answered.path);
    await reply().getByLabel('Trả lời của bạn').fill(text);
    await reply().getByLabel('Ẩn tên của tôi').check();
    await keeps(page, 'hiding_creator');
    await page.reload();
    await hydrated(page);
    await expect.poll(body).toBe(text);
    expect(await reply().getByLabel('Ẩn tên của tôi').isChecked()).toBe(true);

    await context.clearCookies({ name: 'antam_session' });
    await logIn(context, 'user');
    await open(page, THREADS.answered.path);
    await expect.poll(body).toBe(text);
    await context.clearCookies({ name: 'antam_session' });
    await logIn(context, 'favourite');
    await open(page, THREADS.answered.path);
    await expect.poll(() => keptText(page)).not.toContain(text);
    await reply().getByLabel('Ẩn tên của tôi').check();
    await keeps(page, 'hiding_creator');
    expect(await body()).toBe('');
  });

  it('[ERR-15] in a booking stays on the page that asks for a login where no script runs, and is booked after it', async () => {
    const { page, context } = visitPlainly();
    const start = await lastFree(context, OF_MAI);
    await page.goto(formOf(OF_MAI, start));
    await fill(page, { email: ACCOUNTS.newcomer.email });
    await bookingForm(page)
      .getByRole('radio', { name: /^Tái khám/ })
      .check();
    await send(page).click();
    await page.getByText('đăng nhập ở thẻ mới').waitFor();
    expect(await reason(page).inputValue()).toBe(REASON);
    await logIn(context, 'newcomer');
    // The token of the form belongs to the session before: the page comes back with another, and all that was typed.
    await send(page).click();
    expect(await reason(page).inputValue()).toBe(REASON);
    await send(page).click();
    await page.getByRole('heading', { name: 'Lịch hẹn đã được nhận' }).waitFor();
    await page.getByText('Tái khám').first().waitFor();
  });
});
