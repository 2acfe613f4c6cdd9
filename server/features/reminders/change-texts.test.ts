import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import type { Bookable } from '../../testing/booking-visitors.ts';
import { type RemindedVisits, startRemindedVisits } from '../../testing/reminded-visits.ts';

const NUMBER = { phone: '0912 345 001', to: '+84912345001' };

let world: RemindedVisits;
let doctor: Bookable;
beforeAll(async () => {
  world = await startRemindedVisits('2031-11-19T09:00');
  doctor = await world.addDoctor();
});
afterAll(() => world.app.close());

const manage = async (code: string, how: string, body: object) => {
  const sent = { method: 'POST', body: JSON.stringify(body) };
  const { status } = await world.visitors.keepers.people.clinic(`/api/v1/booking/manage/${code}/${how}/`, sent);
  await createWork(world.app.services).drain();
  return status;
};
/** Messages about changes: without an email address the confirmation comes to the phone, too. */
const texts = async () =>
  (await world.textsTo(NUMBER.to)).map(({ text }) => text).filter(text => !text.includes('da duoc xac nhan'));

it('what the provider moves or cancels is sent to the phone at once, without its message', async () => {
  const visit = await world.book(doctor, '2031-11-21T14:00', { phone: NUMBER.phone });
  expect(await texts()).toEqual([]);
  expect(await manage(visit.code, 'move', { booking_start: '2031-11-21T15:00:00+07:00' })).toBe(200);
  expect(await manage(visit.code, 'cancel', { message: 'Bác sĩ bận mổ' })).toBe(200);
  const [moved, cancelled, ...others] = await texts();
  expect(others).toEqual([]);
  expect(moved).toMatch(/^An Tam: lich hen 14h00 21-11-2031 tai .* doi sang 15h00 21-11-2031\. Xem: http/);
  expect(cancelled).toMatch(/^An Tam: lich hen 15h00 21-11-2031 tai .* da bi huy\. Xem: http/);
  expect(cancelled).not.toContain('mo');
});

it('a visit that the provider did not answer is announced to the phone as cancelled at its start', async () => {
  const slow = await world.addDoctor({ confirms_at_once: false });
  await world.book(slow, '2031-11-19T11:00', { phone: '0912 345 002' });
  await world.at('2031-11-19T11:00');
  expect(await world.textsTo('+84912345002')).toMatchObject([
    { text: expect.stringContaining('dang cho xac nhan') },
    { text: expect.stringContaining('da bi huy') },
  ]);
});

it('what the person who booked changes is not sent to them', async () => {
  const before = await texts();
  const visit = await world.book(doctor, '2031-11-22T14:00', { phone: NUMBER.phone });
  expect(await world.change(visit, 'move', { booking_start: '2031-11-22T15:00:00+07:00' })).toBe(200);
  expect(await world.change(visit, 'cancel')).toBe(200);
  expect(await texts()).toEqual(before);
});

it('what is changed in the quiet hours is sent at 7h, unless the visit has begun by then', async () => {
  const late = await world.book(doctor, '2031-11-20T14:00', { phone: NUMBER.phone });
  const early = await world.book(doctor, '2031-11-20T06:00', { phone: NUMBER.phone });
  await world.at('2031-11-19T20:30');
  const reminded = (await texts()).length;
  await world.at('2031-11-19T22:00');
  for (const { code } of [late, early]) expect(await manage(code, 'cancel', { message: '' })).toBe(200);
  await world.at('2031-11-20T07:00', -1);
  expect(await texts()).toHaveLength(reminded);
  await world.at('2031-11-20T07:00');
  expect((await texts()).slice(reminded)).toEqual([expect.stringMatching(/14h00 20-11-2031 .* da bi huy/)]);
});

it('a visit that is placed without an email address is answered to the phone at once with its link, at night too', async () => {
  await world.at('2031-11-20T23:00');
  const slow = await world.addDoctor({ confirms_at_once: false });
  const waiting = await world.book(slow, '2031-11-25T14:00', { phone: '0912 345 003' });
  const sure = await world.book(doctor, '2031-11-25T14:00', { phone: '0912 345 004' });
  await world.book(slow, '2031-11-25T14:30', { phone: '0912 345 005', email: 'co-email@thu.example' });
  const { origin } = world.app.services.config;
  const [placed, ...others] = await world.textsTo('+84912345003');
  expect(others).toEqual([]);
  expect(placed?.text).toMatch(/^An Tam: da nhan yeu cau dat kham .* dang cho xac nhan\. Xem: http/);
  expect(placed?.text.endsWith(` ${origin}${waiting.link}`)).toBe(true);
  const [confirmed] = await world.textsTo('+84912345004');
  expect(confirmed?.text.endsWith(`da duoc xac nhan. Xem: ${origin}${sure.link}`)).toBe(true);
  expect(await world.textsTo('+84912345005')).toEqual([]);
});

it('that the provider confirms a visit at night is sent to the phone in the morning', async () => {
  await world.at('2031-11-21T22:00');
  const slow = await world.addDoctor({ confirms_at_once: false });
  const visit = await world.book(slow, '2031-11-26T14:00', { phone: '0912 345 006' });
  expect(await manage(visit.code, 'confirm', {})).toBe(200);
  expect(await world.textsTo('+84912345006')).toHaveLength(1);
  await world.at('2031-11-22T07:00');
  expect((await world.textsTo('+84912345006'))[1]?.text).toContain('da duoc xac nhan');
});

it('that an outcome was taken back after the visit began is sent to nobody', async () => {
  await world.at('2031-11-22T09:00');
  const email = 'hoan-tac@thu.example';
  const visit = await world.book(doctor, '2031-11-22T14:00', { email });
  await world.at('2031-11-22T15:00');
  const before = (await world.mailsTo(email, '')).length;
  expect(await manage(visit.code, 'no-show', {})).toBe(200);
  expect(await manage(visit.code, 'undo', {})).toBe(200);
  expect(await world.mailsTo(email, '')).toHaveLength(before);
});
