import { PLACES, PROFESSIONALS, THREADS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formOf, lastFree, OF_MAI } from './support/booking-form.ts';
import type { Caller } from './support/caller.ts';
import { hydrated, visit } from './support/chromium.ts';
import { keeps, keptText } from './support/kept-text.ts';
import { logIn } from './support/log-in.ts';

/** Forms that both people may fill in, each with the way to it and the field of free text that it has. */
const FORMS: Readonly<Record<string, readonly [path: (context: Caller) => Promise<string>, field: string]>> = {
  'a question': [async () => '/hoi-bac-si/dat-cau-hoi/', 'textarea'],
  'a reply': [async () => THREADS.answered.path, 'textarea'],
  'a review of a facility': [async () => `${PLACES.hospital.path}nhan-xet/`, 'textarea'],
  'a review of a doctor': [async () => `${PROFESSIONALS.mai.path}nhan-xet/`, 'textarea'],
  'a booking': [async context => formOf(OF_MAI, await lastFree(context, OF_MAI)), 'textarea'],
  'the own account': [async () => '/tai-khoan/', 'input[name=name]'],
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Everything that stands in fields. */
const typed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('textarea, input')].map(field => Reflect.get(field, 'value')).join(),
  );

const write = (page: Page, field: string, text: string) =>
  page.locator(`main ${field}`).filter({ visible: true }).first().fill(text);

/** Fails where the fields of a page hold the text once its drafts are looked for: the draft of another text says so. */
async function requireUntyped(page: Page, field: string, text: string): Promise<void> {
  // By then drafts would have been filled in, into the very field that is written next.
  await page.waitForLoadState('networkidle');
  const before = await typed(page);
  await write(page, field, 'Lời khác của người đang ngồi đây, dài vừa đủ.');
  await keeps(page, 'Lời khác của người đang ngồi đây');
  expect(before + (await typed(page))).not.toContain(text);
}

/** Fails where a page, or the browser, has the text. */
async function requireNone(page: Page, field: string, text: string): Promise<void> {
  await expect.poll(() => keptText(page)).not.toContain(text);
  await requireUntyped(page, field, text);
}

describe.each(Object.entries(FORMS))('[ROLE-33] what one person typed in %s', (what, [pathOf, field]) => {
  const text = `Lời riêng trong ${what}, không ai khác được đọc.`;

  it('is not found by the next account of the same browser, in the same tab or another one', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'user');
    const path = await pathOf(context);
    await open(page, path);
    await write(page, field, text);
    await keeps(page, text);
    await context.clearCookies({ name: 'antam_session' });
    await logIn(context, 'favourite');
    const other = await context.newPage();
    await open(other, path);
    await requireNone(other, field, text);
    await other.close();
    await open(page, path);
    await requireNone(page, field, text);
  });

  it('is not shown to a visitor without an account after the session has ended', async () => {
    const { page, context } = await visit('');
    await logIn(context, 'user');
    const path = await pathOf(context);
    await open(page, path);
    await write(page, field, text);
    await keeps(page, text);
    await context.clearCookies({ name: 'antam_session' });
    await open(page, path);
    // Drafts are looked for as soon as their code has come. A visitor without an account cannot type a reply that would show it.
    await page.waitForLoadState('networkidle');
    expect(await typed(page)).not.toContain(text);
  });
});
