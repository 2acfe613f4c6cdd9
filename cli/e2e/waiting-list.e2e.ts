import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { logIn, write } from './support/log-in.ts';
import { linkInMessage } from './support/messages.ts';
import { smallTargets } from './support/small-targets.ts';
import { violationsInBothLooks } from './support/violations.ts';

const OF = { place: PLACES.clinic.id, professional: PROFESSIONALS.tuan.id };
const QUERY = `place=${OF.place}&professional=${OF.professional}`;
const MANAGED = `/api/v1/calendar/manage/?${QUERY}`;

/** Saves the doctor's hours at the clinic: one slot on each day, or none that can be booked. */
async function keepHours(accepts_booking: boolean): Promise<void> {
  const { context } = await visit('');
  await logIn(context, 'clinic');
  const { version } = await (await context.request.get(MANAGED)).json();
  const weekly = Array.from({ length: 7 }, (_, weekday) => ({
    ...{ weekday, from: 480, to: 510, slot_minutes: 30, capacity: 1 },
  }));
  const saved = await write(context, 'PUT', MANAGED, { version, notice_minutes: 0, accepts_booking, weekly });
  expect(saved.status(), await saved.text()).toBe(200);
}

/** Books the one slot of a day as an account; answers how it is cancelled. */
async function fill(): Promise<{ readonly date: string; cancel(): Promise<void> }> {
  const { context } = await visit('');
  await logIn(context, 'user');
  const days: { date: string }[] = await (await context.request.get(`/api/v1/slot/?${QUERY}`)).json();
  const date = days[5]?.date ?? '';
  const booking_start = `${date}T08:00:00+07:00`;
  const booked = await write(context, 'POST', '/api/v1/booking/', {
    ...OF,
    booking_start,
    name: 'Vũ Thị Đầy',
    phone: '0912345678',
  });
  expect(booked.status(), await booked.text()).toBe(200);
  const { code } = await booked.json();
  return { date, cancel: () => cancelVisit(context, code) };
}

async function cancelVisit(context: BrowserContext, code: string): Promise<void> {
  const answer = await write(context, 'POST', `/api/v1/booking/${code}/cancel/`, {});
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Goes from the full day to its waiting list, and joins it. */
async function join(page: Page, date: string, email: string): Promise<void> {
  await page.goto(`/dat-kham/?${QUERY}`);
  await hydrated(page);
  await page.locator(`#chon-${date}`).click();
  await page.getByRole('link', { name: 'Báo tôi khi có chỗ' }).click();
  await page.getByRole('heading', { level: 1, name: 'Báo tôi khi có chỗ' }).waitFor();
  await page.getByLabel('Họ tên').fill('Lê Thị Chờ');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Số điện thoại').fill('0912 345 678');
  expect(await violationsInBothLooks(page, { isColourful: true })).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Báo tôi khi có chỗ' }).click();
  await page.getByText('Bạn đã vào danh sách chờ').waitFor();
}

/** The link by which an email message opens an entry. */
const entryLink = (email: string) => linkInMessage(email, '/dat-kham/cho/\\w+/\\?key=');

afterEach(() => keepHours(false));

describe('waiting for a slot of a full day', () => {
  it('leads over the link of the email message to a visit once somebody cancels, and leaves the list by it', async () => {
    await keepHours(true);
    const { date, cancel } = await fill();
    const { page, mistakes } = await visit('');
    const [first, second] = ['cho-truoc@thu.example', 'cho-sau@thu.example'];
    await join(page, date, first);
    await join(page, date, second);

    await page.goto(await entryLink(second));
    await page.getByRole('heading', { name: 'Bạn đang trong danh sách chờ' }).waitFor();
    expect(await violationsInBothLooks(page, { isColourful: true })).toEqual([]);
    await hydrated(page);
    await page.getByRole('button', { name: 'Rời danh sách chờ' }).click();
    await page.waitForURL(url => url.pathname === '/');

    await cancel();
    await page.goto(await entryLink(first));
    await page.getByRole('heading', { name: 'Có chỗ trống cho bạn' }).waitFor();
    expect(await violationsInBothLooks(page, { isColourful: true })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await hydrated(page);
    await page.getByRole('button', { name: 'Đặt khung giờ này' }).click();
    await page.waitForURL(/\/dat-kham\/[A-Z0-9]+\/\?key=/);
    await page.getByText('08h00').first().waitFor();
    expect(mistakes).toEqual([]);
  });
});
