import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { expect } from 'vitest';
import type { Caller } from './caller.ts';
import { write } from './log-in.ts';
import { PlainCaller } from './plain-caller.ts';

export const FAILED = 'Đặt khám gặp lỗi, xin vui lòng thử lại.';
export const TAKEN = 'Khung giờ này đã kín chỗ, xin vui lòng thử một khung giờ khác.';

/** Whose calendar a visit is booked in: a place's own, or a professional's there. */
type Of = { readonly place: number; readonly professional?: number };
/** A date and its slots as the API answers them. */
export type Day = {
  readonly date: string;
  readonly slots: readonly { readonly start: string; readonly state: string }[];
};

/** The doctor's calendar confirms at once. */
export const OF_MAI = { place: PLACES.hospital.id, professional: PROFESSIONALS.mai.id } satisfies Of;
/** The clinic answers each request itself. */
export const OF_CLINIC = { place: PLACES.clinic.id } satisfies Of;

const queryOf = (of: Of) => new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]));

/** The days of a calendar as the API answers them. */
export async function daysOf(context: Caller, of: Of): Promise<Day[]> {
  return (await context.request.get(`/api/v1/slot/?${queryOf(of)}`)).json();
}

/** The last open slot of a calendar: the tests of a worker share it, so each takes one that is left. */
export async function lastFree(context: Caller, of: Of): Promise<string> {
  const open = (await daysOf(context, of)).flatMap(({ slots }) => slots).filter(({ state }) => state === 'open');
  return open.at(-1)?.start ?? '';
}

/** Address of the booking form for a slot. */
export const formOf = (of: Of, start: string) => `/dat-kham/?${queryOf(of)}&start=${encodeURIComponent(start)}`;

/** Books by the API as another visitor. */
export async function bookElsewhere(of: Of, start: string): Promise<void> {
  const context = new PlainCaller();
  const body = { ...of, booking_start: start, name: 'Người Nhanh Tay', phone: '0987654321' };
  const answer = await write(context, 'POST', '/api/v1/booking/', body);
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A page of the browser, or a plain one. */
interface Sight<Part> {
  locator(selector: string): Part;
}
interface Parts<Part> {
  getByLabel(name: string | RegExp, options?: { exact: boolean }): Part;
  getByRole(role: 'button', options: { name: RegExp }): Part;
  fill(text: string): Promise<void>;
}

/** The booking form of a page. */
export const form = <Part>(page: Sight<Part>): Part => page.locator('[data-booking-form]');

/** Its button. */
export const send = <Part extends Parts<Part>>(page: Sight<Part>): Part =>
  form(page).getByRole('button', { name: /^(Đặt khám|Gửi yêu cầu đặt khám)$/ });

/** The field for symptoms and questions. */
export const reason = <Part extends Parts<Part>>(page: Sight<Part>): Part => form(page).getByLabel(/^Triệu chứng/);

/** What {@link fill} types as the reason of the visit. */
export const REASON = 'Đau đầu ba ngày nay.';

/** Fills in the form as a visitor without an account. */
export async function fill<Part extends Parts<Part>>(
  page: Sight<Part>,
  { email }: { email?: string } = {},
): Promise<void> {
  await form(page).getByLabel('Họ tên người khám').fill('Trần Thị Khách');
  await form(page).getByLabel('Số điện thoại', { exact: true }).fill('0912 345 679');
  if (email !== undefined)
    await form(page)
      .getByLabel(/^Email \(/)
      .fill(email);
  await form(page)
    .getByLabel(/^Ngày sinh/)
    .fill('31-05-1990');
  await reason(page).fill(REASON);
}
