import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { askAs, replyAs } from './support/forum.ts';
import { logIn, write } from './support/log-in.ts';
import { PlainCaller } from './support/plain-caller.ts';
import { PHONE } from './support/sizes.ts';
import { violations } from './support/violations.ts';
import { walked } from './support/walked.ts';

const OWN = '/tai-khoan/hoi-dap/';

describe('my questions and answers', () => {
  describe('that a doctor is asked to answer', () => {
    const seen = walked(async () => {
      const [thread, other] = [await askAs('official'), await askAs('official')];
      const { page, context } = await visit('');
      await logIn(context, 'official');
      for (const { path } of [thread, other]) {
        await page.goto(path);
        await hydrated(page);
        const box = page.locator('[data-title-box] [data-assignment]');
        await box.getByRole('combobox').fill('Mai');
        await page.locator('[role=option]').first().click();
        await box.getByRole('button', { name: 'Giao', exact: true }).click();
        await box.getByText(/Đã nhờ .*Mai.* trả lời/).waitFor();
      }
      await context.clearCookies({ name: 'antam_session' });
      await logIn(context, 'doctor');
      await page.goto(OWN);
      await hydrated(page);
      const tab = page.locator('#my-threads [aria-current=page]');
      expect(await tab.innerText()).toBe('Cần trả lời (2)');
      await page.getByRole('link', { name: /^Đã hỏi/ }).click();
      await expect.poll(() => tab.innerText()).toMatch(/^Đã hỏi/);
      await page.getByRole('link', { name: /^Cần trả lời/ }).click();
      await expect.poll(() => tab.innerText()).toMatch(/^Cần trả lời/);
      expect(await violations(page, { within: '#my-threads' })).toEqual([]);
      const decline = page.locator('#need-answered li').getByRole('button', { name: /^Từ chối/ });
      await expect.poll(() => decline.count()).toBe(2);
      const listed = await decline.count();
      await decline.first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Bạn có muốn từ chối trả lời?').waitFor();
      await dialog.getByRole('button', { name: 'Không' }).click();
      const bothLeft = await decline.count();
      await decline.first().click();
      await dialog.getByRole('button', { name: 'Từ chối', exact: true }).click();
      await expect.poll(() => tab.innerText()).toBe('Cần trả lời (1)');
      const counter = await tab.innerText();
      await page.setViewportSize(PHONE);
      await page.goto(OWN);
      await hydrated(page);
      const right = () => tab.evaluate(link => link.getBoundingClientRect().right);
      await expect.poll(right).toBeLessThanOrEqual(PHONE.width);
      return { listed, bothLeft, counter };
    });

    it('[FORUM-82] [FORUM-85] [FORUM-87] are listed once they are assigned in the title of their pages', async () => {
      expect((await seen()).listed).toBe(2);
    });

    it('[FORUM-84] [FORUM-86] [FORUM-88] are declined by a button that asks first', async () => {
      expect((await seen()).bothLeft).toBe(2);
    });

    it('[FORUM-89] [ROLE-25] are counted on their tab', async () => {
      expect((await seen()).counter).toBe('Cần trả lời (1)');
    });
  });

  it('[FORUM-76] thanks from the list of what was written lately, and shows what was asked in the account', async () => {
    await askAs('official');
    const { page, context } = await visit('');
    await logIn(context, 'user');
    await page.goto('/hoi-bac-si/hoat-dong/');
    await hydrated(page);
    const thank = page
      .locator('#activity-list')
      .getByRole('button', { name: /^Cảm ơn/ })
      .first();
    await thank.click();
    await expect.poll(() => thank.getAttribute('aria-pressed')).toBe('true');
    await page.goto(OWN);
    expect(await page.locator('#my-threads [aria-current=page]').innerText()).toMatch(/^Đã hỏi \(\d+\)$/);
  });
});

describe('the header', () => {
  const LINK = '[data-site-header] [data-followed-threads]';

  it('counts the followed questions that were answered, on phones too, until they are opened', async () => {
    const thread = await askAs('official');
    const caller = new PlainCaller();
    await logIn(caller, 'favourite');
    const following = await write(caller, 'PUT', `/api/v1/thread/${thread.id}/follow/`, { following: true });
    expect(following.status()).toBe(200);
    await replyAs('doctor', thread, { body: 'Chào bạn, ho khan ba tuần sau cảm lạnh thường sẽ tự hết.' });
    const unread = async () => (await (await caller.request.get('/api/v1/account/thread/unread/')).json()).unread;
    await expect.poll(unread).toBe(1);

    const { page, context } = await visit('', { viewport: { width: 360, height: 740 } });
    await logIn(context, 'favourite');
    await page.goto('/bac-si/');
    const counter = page.getByRole('link', { name: '1 câu hỏi bạn theo dõi có trả lời mới' });
    await counter.waitFor();
    expect(await counter.innerText()).toBe('1');
    await hydrated(page);
    expect(await violations(page, { within: '[data-site-header]' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await counter.click();
    await page.waitForURL(`**${OWN}?tab=followed`);
    await page.locator(`#my-threads a[href="${thread.path}"]`).first().click();
    await page.waitForURL(`**${thread.path}`);
    await page.getByRole('link', { name: 'Câu hỏi bạn theo dõi', exact: true }).waitFor();
    expect(await unread()).toBe(0);
  });

  it('asks nothing about questions for visitors without an account', async () => {
    const { page } = await visit('');
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await hydrated(page);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter(path => path.includes('/thread/unread'))).toEqual([]);
    expect(await page.locator(LINK).count()).toBe(0);
  });
});
