import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { type VisitKeeper, visitKeeper } from '../../testing/managed-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookingCalls } from '../bookings/calls-contract.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const TOMORROW = '2031-11-20';
const at = (time: string, day = TOMORROW) => `${day}T${time}:00+07:00`;
const DAY_MS = 86_400_000;

let app: TestApp;
let visitors: BookingVisitors;
let visits: VisitKeeper;
let people: BookingVisitors['keepers']['people'];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
  ({ people } = visitors.keepers);
  visits = visitKeeper(visitors);
});
afterAll(() => app.close());

const told = async (answer: Response) => {
  const { state, detail }: { state?: string; detail?: string } = await answer.json();
  return [answer.status, state ?? detail];
};
const act = async (...asked: Parameters<VisitKeeper['act']>) => told(await visits.act(...asked));

describe('a provider', () => {
  it('confirms a visit, and completes it once it has begun, which the visitor sees in the own list', async () => {
    const doctor = await visitors.addDoctor();
    const start = at('08:00', '2031-11-21');
    const placed = await visitors.book(people.user, doctor, start);
    const { code }: { code: string } = await placed.json();
    const ownState = async () => {
      const { items } = bookingCalls.own.answer.parse(await (await people.user('/api/v1/booking/')).json());
      return items.find(item => item.code === code)?.state;
    };
    const whose = `place=${doctor.place}&professional=${doctor.professional}`;
    const [shown] = await visits.list(people.clinic, whose, '2031-11-21');
    expect(shown).toMatchObject({ code, state: 'pending', can: { confirm: true, complete: false } });
    expect(await act(people.clinic, code, 'complete')).toEqual([409, 'Lịch hẹn này chưa được xác nhận.']);
    expect(await act(people.clinic, code, 'confirm')).toEqual([200, 'confirmed']);
    expect(await ownState()).toBe('confirmed');
    expect(await act(people.clinic, code, 'confirm')).toEqual([409, 'Lịch hẹn này đã được xác nhận.']);
    expect(await act(people.clinic, code, 'complete')).toEqual([409, 'Chưa đến giờ khám nên chưa ghi nhận được.']);
    const before = clock.now().getTime();
    clock.advance(new Date(start).getTime() - before);
    expect(await act(people.clinic, code, 'complete')).toEqual([200, 'completed']);
    expect(await ownState()).toBe('completed');
    expect(await act(people.clinic, code, 'no-show')).toEqual([409, 'Lịch hẹn này đã được ghi nhận là đã khám.']);
    clock.advance(before - new Date(start).getTime());
  });

  it('says that the patient did not come; the time stays taken', async () => {
    const doctor = await visitors.addDoctor({ confirms_at_once: true });
    const code = await visits.booked(doctor, at('08:00'));
    clock.advance(DAY_MS);
    expect(await act(people.clinic, code, 'no-show')).toEqual([200, 'no_show']);
    expect(await act(people.clinic, code, 'cancel', {})).toEqual([
      409,
      'Lịch hẹn này đã được ghi nhận là người khám không đến.',
    ]);
    clock.advance(-DAY_MS);
    expect(await visitors.slotsOn(TOMORROW, doctor)).toContain('08:00 full');
  });

  it('takes back that the patient came or did not come', async () => {
    const doctor = await visitors.addDoctor({ confirms_at_once: true });
    const code = await visits.booked(doctor, at('08:00'));
    expect(await act(people.clinic, code, 'undo')).toEqual([409, 'Lịch hẹn này chưa được ghi nhận kết quả nào.']);
    clock.advance(DAY_MS);
    expect(await act(people.clinic, code, 'no-show')).toEqual([200, 'no_show']);
    expect((await act(people.user, code, 'undo'))[0]).toBe(404);
    expect(await act(people.clinic, code, 'undo')).toEqual([200, 'confirmed']);
    expect(await act(people.clinic, code, 'complete')).toEqual([200, 'completed']);
    clock.advance(-DAY_MS);
  });

  it('does not confirm a visit whose time has come', async () => {
    const doctor = await visitors.addDoctor();
    const code = await visits.booked(doctor, at('08:00'));
    clock.advance(DAY_MS);
    expect(await act(people.clinic, code, 'confirm')).toEqual([
      409,
      'Đã đến giờ khám nên lịch hẹn này không còn xác nhận được.',
    ]);
    clock.advance(-DAY_MS);
  });

  it('is offered the own time of a long visit to move it to, and what lies within the minimum notice', async () => {
    const reasons = [{ name: 'Khám kỹ', minutes: 120 }];
    const doctor = await visitors.addDoctor({ weekly: daily(480, 660), reasons, notice_minutes: 1_440 });
    const row = await textOf(app.services.db.primary).first<{ id: number }>('select max(id) as id from visit_reason');
    const code = await visits.booked(doctor, at('08:30', '2031-11-21'), { reason: row?.id });
    const answer = await people.clinic(`/api/v1/booking/manage/${code}/slot/`);
    const days: Array<{ slots: Array<{ start: string; state: string }> }> = await answer.json();
    const shown = [1, 2].map(day => days[day]?.slots.map(({ start, state }) => `${start.slice(11, 16)} ${state}`));
    const open = ['08:00 open', '08:30 open', '09:00 open'];
    expect(shown).toEqual([open, open]);
    expect((await people.user(`/api/v1/booking/manage/${code}/slot/`)).status).toBe(404);
    expect(await act(people.clinic, code, 'move', { booking_start: at('09:00', '2031-11-21') })).toEqual([
      200,
      'confirmed',
    ]);
  });

  it('cancels a visit with a message, which gives the time back', async () => {
    const doctor = await visitors.addDoctor();
    const code = await visits.booked(doctor, at('08:00'));
    expect(await visitors.slotsOn(TOMORROW, doctor)).toContain('08:00 full');
    const message = '  Bác sĩ bận đột xuất, mong bạn thông cảm. ';
    expect(await act(people.clinic, code, 'cancel', { message })).toEqual([200, 'cancelled']);
    expect(await visitors.slotsOn(TOMORROW, doctor)).toContain('08:00 open');
    const [shown] = await visits.list(
      people.clinic,
      `place=${doctor.place}&professional=${doctor.professional}`,
      TOMORROW,
    );
    expect(shown).toMatchObject({ state: 'cancelled', message: message.trim() });
    for (const verb of ['confirm', 'complete', 'no-show']) {
      expect(await act(people.clinic, code, verb)).toEqual([409, 'Lịch hẹn này đã bị huỷ.']);
    }
    const long = await visits.act(people.clinic, code, 'cancel', { message: 'a'.repeat(501) });
    expect([long.status, await long.json()]).toEqual([
      422,
      expect.objectContaining({ message: ['Lời nhắn dài tối đa 500 ký tự.'] }),
    ]);
  });

  it('moves a visit within the minimum notice, which confirms it, and not to a start that is taken or not offered', async () => {
    const doctor = await visitors.addDoctor({ notice_minutes: 600 });
    const code = await visits.booked(doctor, at('08:00'));
    await visits.booked(doctor, at('09:00'));
    const move = (start: string) => visits.act(people.clinic, code, 'move', { booking_start: start });
    const soon = '2031-11-19T11:00:00+07:00';
    expect(await told(await move(at('09:00')))).toEqual([
      409,
      'Khung giờ này đã kín chỗ, xin vui lòng thử một khung giờ khác.',
    ]);
    expect((await move(at('08:10'))).status).toBe(422);
    expect((await visits.act(people.clinic, code, 'move', {})).status).toBe(422);
    expect(await told(await move(soon))).toEqual([200, 'confirmed']);
    const whose = `place=${doctor.place}&professional=${doctor.professional}`;
    expect(await visits.list(people.clinic, whose, '2031-11-19')).toMatchObject([
      { code, state: 'confirmed', start: soon, end: '2031-11-19T11:30:00+07:00' },
    ]);
    expect(await visitors.slotsOn(TOMORROW, doctor)).toContain('08:00 open');
    await act(people.clinic, code, 'cancel', {});
    expect(await told(await move(at('10:00')))).toEqual([409, 'Lịch hẹn này đã bị huỷ.']);
  });

  it('moves a visit while the calendar takes no new ones', async () => {
    const doctor = await visitors.addDoctor();
    const code = await visits.booked(doctor, at('08:00'));
    const { keepers } = visitors;
    const paused = { version: 1, accepts_booking: false, weekly: daily(480, 720) };
    expect((await keepers.send(people.clinic, 'PUT', paused, doctor)).status).toBe(200);
    expect((await visitors.book(visitors.stranger(), doctor, at('09:00'))).status).toBe(422);
    expect(await told(await visits.act(people.clinic, code, 'move', { booking_start: at('09:00') }))).toEqual([
      200,
      'confirmed',
    ]);
  });

  it('is announced with every change, so that features that follow a visit hear of it', async () => {
    const doctor = await visitors.addDoctor();
    const code = await visits.booked(doctor, at('08:00'));
    await act(people.clinic, code, 'confirm');
    await visits.act(people.clinic, code, 'move', { booking_start: at('09:00') });
    await act(people.clinic, code, 'cancel', {});
    const events = await textOf(app.services.db.primary).all<{ topic: string }>(
      "select topic from outbox_message where topic like 'booking.%' order by id desc limit 4",
    );
    expect(events.map(({ topic }) => topic).toReversed()).toEqual([
      'booking.placed',
      'booking.state',
      'booking.moved',
      'booking.cancelled',
    ]);
  });

  it('changes no visit of others, and neither do staff nor the patient', async () => {
    const doctor = await visitors.addDoctor();
    const code = await visits.booked(doctor, at('08:00'));
    for (const who of [people.doctor, people.user, people.moderator, people.editor]) {
      for (const verb of ['confirm', 'complete', 'no-show']) {
        expect(await act(who, code, verb)).toEqual([404, 'Không tìm thấy lịch hẹn này trong các lịch bạn quản lý.']);
      }
      expect((await visits.act(who, code, 'cancel', {})).status).toBe(404);
      expect((await visits.act(who, code, 'move', { booking_start: at('09:00') })).status).toBe(404);
    }
    expect((await visits.act(people.clinic, 'KHONGCO', 'confirm')).status).toBe(404);
    expect((await visits.act(visitors.stranger(), code, 'confirm')).status).toBe(401);
    expect(await visitors.rows(doctor, 'pending')).toBe(1);
  });
});

it('of changes that exclude each other at the same moment one wins, and the others are answered with what became of the visit', async () => {
  const doctor = await visitors.addDoctor({ confirms_at_once: true });
  const code = await visits.booked(doctor, at('09:00', '2031-11-19'));
  const verbs = ['complete', 'no-show', 'cancel', 'complete', 'no-show', 'cancel'];
  const answers = await Promise.all(
    verbs.map(verb => visits.act(people.clinic, code, verb, verb === 'cancel' ? {} : undefined)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});
