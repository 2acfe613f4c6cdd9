import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PROFESSIONALS, THREADS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { stopClock } from './support/driven-clock.ts';
import { askAs } from './support/forum.ts';
import { listenToHits } from './support/hits.ts';
import { logIn } from './support/log-in.ts';
import { linkInMessage } from './support/messages.ts';
import { visitPlainly } from './support/plain-page.ts';
import { partsOf } from './support/sent-parts.ts';
import { violations } from './support/violations.ts';
import { walked } from './support/walked.ts';

const ASK = '/hoi-bac-si/dat-cau-hoi/';
const CALL = '/api/v1/thread/';
const TITLE = 'Đau đầu về chiều có cần chụp phim không?';
const BODY = 'Tôi đau đầu về chiều hai tuần nay, uống đủ nước và ngủ đủ giấc mà không đỡ.';
const ONE_STEP = 'Còn một bước: mở thư để gửi câu hỏi';
const FAILED = 'Gửi câu hỏi không thành công. Xin vui lòng thử lại.';
/** One pixel: the server reads pictures by their content. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pngs = (...names: string[]) => names.map(name => ({ name, mimeType: 'image/png', buffer: PNG }));
const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key);

async function fill(page: Page, { email }: { email?: string } = {}) {
  const form = page.locator('#thread-create #question-new');
  await form.getByLabel('Câu hỏi của bạn').fill(TITLE);
  await form.getByLabel('Kể rõ hơn').fill(BODY);
  if (email !== undefined) {
    await form.getByLabel('Họ tên').fill('Trần Thị Hỏi');
    await form.getByLabel('Email').fill(email);
  }
  return { form, send: form.getByRole('button', { name: 'Gửi câu hỏi' }) };
}

describe('a question that is sent twice, the second time with more information', () => {
  const seen = walked(async () => {
    const { page, context } = await visit('');
    await page.goto(ASK);
    await hydrated(page);
    const bodies = await partsOf(page, 'POST', CALL);
    await page.route(`**${CALL}`, route => route.fulfill({ status: 500, body: 'ABC123' }));
    const { form, send } = await fill(page, { email: 'nguoi-hoi@thu.example' });
    await form.locator('[name=images]').setInputFiles(pngs('vet-man.png', 'toa-thuoc.png'));
    const chosen = await form.getByRole('list', { name: 'Ảnh đã chọn' }).innerText();
    await send.click();
    await page.locator('[data-failure-alert]').waitFor();
    await page.keyboard.press('Escape');
    const isOpenAtFirst = await form.getByLabel('Giới tính').isVisible();
    await form.getByText('Thông tin thêm về người bệnh').first().click();
    await form.getByLabel('Giới tính').selectOption('female');
    await form.getByLabel('Ngày sinh').fill('31-05-1990');
    await form.getByLabel('Tỉnh, thành').selectOption('ha-noi');
    await form.getByLabel('Chuyên khoa').selectOption('than-kinh');
    await form.getByLabel('Ẩn tên của tôi').check();
    await form.getByLabel('Làm mờ ảnh').check();
    await context.addCookies([{ name: 'zoanid', value: '123', url: page.url() }]);
    await send.click();
    await expect.poll(() => bodies.length).toBe(2);
    return { chosen, isOpenAtFirst, forms: await page.locator('#thread-create #question-new').count(), bodies };
  });
  const images = ['vet-man.png', 'toa-thuoc.png'];

  it('[FORUM-01] [FORUM-02] [FORUM-03] is written into the form of a page of its own', async () => {
    expect((await seen()).forms).toBe(1);
  });

  it('[FORUM-04] opens more information when that is asked for', async () => {
    expect((await seen()).isOpenAtFirst).toBe(false);
  });

  it('[FORUM-05] lists the names of the files that were chosen', async () => {
    expect((await seen()).chosen).toMatch(/vet-man\.png[\s\S]*toa-thuoc\.png/);
  });

  it('[FORUM-15] [FORUM-16] [FORUM-17] sends only what is open, and nothing more', async () => {
    const common = { email: ['nguoi-hoi@thu.example'], name: ['Trần Thị Hỏi'], title: [TITLE], body: [BODY], images };
    expect((await seen()).bodies).toEqual([
      { ...common, speciality: [''], hiding_creator: ['false'], censor_images: ['false'] },
      {
        ...common,
        speciality: ['than-kinh'],
        hiding_creator: ['true'],
        censor_images: ['true'],
        gender: ['female'],
        dob: ['1990-05-31'],
        province: ['ha-noi'],
        zalo_uid: ['123'],
      },
    ]);
  });

  it('[FORUM-12] [FORUM-19] [STORE-10] sends the id of Zalo by its cookie, and none without it', async () => {
    expect((await seen()).bodies.map(body => body.zalo_uid)).toEqual([undefined, ['123']]);
  });

  it.each([
    ['FORUM-06', 'email', ['nguoi-hoi@thu.example']],
    ['FORUM-07', 'title', [TITLE]],
    ['FORUM-08', 'body', [BODY]],
    ['FORUM-09', 'name', ['Trần Thị Hỏi']],
    ['FORUM-10', 'hiding_creator', ['true']],
    ['FORUM-11', 'censor_images', ['true']],
    ['FORUM-13', 'speciality', ['than-kinh']],
    ['FORUM-14', 'images', images],
  ])('[%s] sends its %s', async (_, field, value) => {
    expect((await seen()).bodies[1]).toMatchObject({ [field]: value });
  });
});

describe('asking doctors', () => {
  it('[FORUM-24] [FORUM-25] [ERR-26] says why it failed, keeps the draft over a reload, and lets the server alone check', async () => {
    const { page } = await visit('');
    await page.goto(ASK);
    await hydrated(page);
    await page.route(`**${CALL}`, route => route.fulfill({ status: 500, body: 'ABC123' }));
    const { send } = await fill(page, { email: 'ban-nhap@thu.example' });
    await send.click();
    const alert = page.getByRole('dialog', { name: FAILED });
    await alert.waitFor();
    expect(await violations(page, { within: 'dialog' })).toEqual([]);
    await expect.poll(() => stored(page, 'newThreadTitle')).toBe(TITLE);
    expect(await stored(page, 'newThreadBody')).toBe(BODY);
    expect([await stored(page, 'email'), await stored(page, 'name')]).toEqual(['ban-nhap@thu.example', 'Trần Thị Hỏi']);
    await page.unroute(`**${CALL}`);
    await page.reload();
    await hydrated(page);
    const form = page.locator('#question-new');
    await expect.poll(() => form.getByLabel('Câu hỏi của bạn').inputValue()).toBe(TITLE);
    await form.getByLabel('Câu hỏi của bạn').fill('');
    await form.getByRole('button', { name: 'Gửi câu hỏi' }).click();
    await alert.getByText('Tiêu đề cần từ 10 đến 150 ký tự.').waitFor();
    await page.keyboard.press('Escape');
    expect(await form.getByRole('button', { name: 'Gửi câu hỏi' }).isEnabled()).toBe(true);
  });

  it('[ERR-29] [ERR-30] [TRK-22] says with its failure whom to ask and by which code, and reports it', async () => {
    const { page } = await visit('', { consent: 'undecided' });
    const reported = listenToHits(page);
    await page.goto(ASK);
    await hydrated(page);
    await page.route(`**${CALL}`, route => route.fulfill({ status: 500, body: 'ABC123' }));
    await (await fill(page, { email: 'ban-nhap@thu.example' })).send.click();
    const alert = page.getByRole('dialog', { name: FAILED });
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/1900 0115[\s\S]*hotro@antam\.example[\s\S]*ABC123/);
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/hoi-bac-si/dat-cau-hoi/loi');
  });

  it('[FORUM-20] [FORUM-22] [TRK-21] thanks a visitor who is logged in, and goes on by itself five seconds later', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { page, context } = await visit('', { consent: 'undecided', lasting: true });
    await logIn(context, 'user');
    const reported = listenToHits(page);
    await page.clock.install();
    await page.route(`**${CALL}`, async route => {
      await held;
      await route.continue();
    });
    await page.goto(ASK);
    await hydrated(page);
    const pass = await stopClock(page);
    // What waits to be reported goes at once where the page is left.
    const paths = async () => {
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
      return reported.hits().map(({ path }) => path);
    };
    await expect.poll(paths).toContain(ASK);
    // By now everything that reports is there: a page that is left waits for no file.
    await page.route('**/assets/tracker-*.js', route => route.abort());
    const { form, send } = await fill(page);
    await send.click();
    await page.locator('#question-new[data-submitting]').waitFor();
    expect(await form.getByRole('button', { name: 'Đang gửi câu hỏi' }).isDisabled()).toBe(true);
    release();
    await page.locator('[data-thanks]').waitFor({ state: 'attached' });
    const thanks = page.getByRole('dialog', { name: 'Cảm ơn bạn đã đặt câu hỏi' });
    expect(await thanks.innerText()).toContain('Trang sẽ tự chuyển sau 5 giây.');
    await expect.poll(() => stored(page, 'newThreadTitle')).toBeNull();
    await pass(4_900);
    expect(new URL(page.url()).pathname).toBe(ASK);
    await pass(200);
    await page.waitForURL(/\/hoi-bac-si\/dau-dau-ve-chieu-[a-z-]+-\d+\/$/);
    await expect.poll(() => reported.hits().map(({ path }) => path)).toContain('/hoi-bac-si/dat-cau-hoi/hoan-thanh');
  });

  it('[FORUM-21] [ROLE-32] [API-21] says to a visitor that one step is left, and leads to no list by itself', async () => {
    const { page } = await visit('', { lasting: true });
    await page.clock.install();
    await page.goto(ASK);
    await hydrated(page);
    const { send } = await fill(page, { email: 'nguoi-moi@thu.example' });
    await send.click();
    const dialog = page.getByRole('dialog', { name: ONE_STEP });
    await dialog.waitFor();
    await page.clock.runFor(6_000);
    expect(new URL(page.url()).pathname).toBe(ASK);
    expect(await dialog.innerText()).toContain('Xin bạn mở liên kết trong thư rồi nhấn “Xác nhận câu hỏi”');
    await dialog.getByRole('link', { name: 'Đã hiểu' }).click();
    await page.waitForURL(`**${ASK}?sent=unconfirmed`);
    await page.getByText(ONE_STEP).waitFor();
  });

  it('[ERR-24] [ERR-25] [API-22] asks whose email has an account to log in, and has the draft afterwards', async () => {
    const { page, context } = await visit('');
    await page.goto(ASK);
    await hydrated(page);
    const { send } = await fill(page, { email: ACCOUNTS.user.email });
    await send.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Email này đã có tài khoản').waitFor();
    expect(await dialog.getByRole('tab', { selected: true }).innerText()).toMatch(/Đăng nhập/);
    expect(new URL(page.url()).searchParams.get('next')).toBe(ASK);
    await logIn(context, 'user');
    await page.goto(ASK);
    await hydrated(page);
    await expect.poll(() => page.locator('#question-new').getByLabel('Câu hỏi của bạn').inputValue()).toBe(TITLE);
    const bodies = await partsOf(page, 'POST', CALL);
    await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
    await page.locator('[data-thanks]').waitFor();
    expect(bodies[0]?.user_id?.[0]).toMatch(/^\d+$/);
  });

  it('shows where to turn while something urgent is typed, and similar questions that were answered', async () => {
    await askAs('official');
    const { page } = await visit('');
    await page.goto(ASK);
    await hydrated(page);
    const body = page.getByLabel('Kể rõ hơn');
    await body.fill('Ba tôi méo miệng, yếu nửa người từ sáng.');
    await page.getByText('Đây có thể là tình huống cấp cứu').waitFor();
    await body.fill('Em muốn chết.');
    await page.getByText('Bạn không phải chịu đựng một mình').waitFor();
    await body.fill('Em đi từ từ thì đỡ.');
    expect(await page.getByText('Bạn không phải chịu đựng một mình').count()).toBe(0);

    const title = page.getByLabel('Câu hỏi của bạn');
    const similar = page.locator('[data-similar]');
    expect(await similar.locator('a').count()).toBe(0);
    await title.fill('Bé ăn ít hai hôm nay');
    const link = similar.getByRole('link', { name: THREADS.answered.title });
    await link.waitFor();
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      THREADS.answered.path,
      '_blank',
    ]);
    expect(await similar.innerText()).toContain(PROFESSIONALS.tuan.name);
    expect(await similar.getByRole('link', { name: THREADS.unanswered.title }).count()).toBe(0);
    await title.fill('Tay');
    await link.waitFor({ state: 'detached' });
  });

  it('works without script, with what was typed where it is refused', async () => {
    const { page } = visitPlainly();
    await page.goto(ASK);
    const form = page.locator('#question-new');
    await form.getByLabel('Câu hỏi của bạn').fill('Ngắn');
    await form.getByLabel('Kể rõ hơn').fill(`${BODY} Tôi bị co giật.`);
    await form.getByLabel('Họ tên').fill('Trần Thị Hỏi');
    await form.getByLabel('Email').fill('khong-script-hoi@thu.example');
    await form.getByRole('button', { name: 'Gửi câu hỏi' }).click();
    await page.getByText(FAILED).waitFor();
    expect(await form.getByLabel('Họ tên').inputValue()).toBe('Trần Thị Hỏi');
    await form.getByLabel('Câu hỏi của bạn').fill(TITLE);
    await form.getByRole('button', { name: 'Gửi câu hỏi' }).click();
    await page.getByText(ONE_STEP).waitFor();
    await page.getByText('Đây có thể là tình huống cấp cứu').waitFor();
  });
});

it('[FORUM-92] a question of a visitor without an account is confirmed by a press, and not by opening the link', async () => {
  const { page } = await visit('');
  const email = `nguoi-hoi-${Date.now()}@thu.example`;
  await page.goto(ASK);
  await hydrated(page);
  const { send } = await fill(page, { email });
  await send.click();
  await page.getByRole('dialog', { name: ONE_STEP }).waitFor();
  const link = await linkInMessage(email, '/hoi-bac-si/xac-nhan/');
  const posts: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && /confirm|xac-nhan/.test(request.url())) posts.push(request.url());
  });
  await page.goto(link);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(posts).toEqual([]);
  await page.getByRole('button', { name: 'Xác nhận câu hỏi' }).click();
  await page.getByRole('heading', { name: 'Đã xác nhận câu hỏi của bạn' }).waitFor();
});
