import { createWork } from '../app/create-work.ts';
import { bookingPlaced } from '../features/bookings/contract.ts';
import { fixedClock } from '../platform/clock/clock.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { WrittenText } from '../platform/text-messages/text-folder.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from './booking-visitors.ts';
import { sentMails } from './sent-mails.ts';
import { sentTexts } from './sent-texts.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A visit as its link names it. */
export interface BookedVisit {
  readonly code: string;
  readonly key: string;
  readonly link: string;
}

/** An app with the world tiny whose clock is moved by hand, and what was sent in it. */
export interface RemindedVisits {
  readonly app: TestApp;
  readonly visitors: BookingVisitors;
  /** A doctor who is there from 5h to 22h. */
  addDoctor(more?: object): Promise<Bookable>;
  /** Books as a stranger; `2031-11-25T14:00` is a time in Việt Nam. */
  book(of: Bookable, time: string, more?: object): Promise<BookedVisit>;
  /** Cancels or moves a visit by its key; answers the status. */
  change(visit: BookedVisit, how: 'cancel' | 'move', body?: object): Promise<number>;
  readonly clock: ReturnType<typeof fixedClock>;
  /** Moves the clock to a time in Việt Nam, or so many milliseconds from it, and does what is due then. */
  at(time: string, milliseconds?: number): Promise<void>;
  /** Email messages whose subject has these words, sent so far to an address. */
  mailsTo(address: string, subject: string): Promise<Mail[]>;
  textsTo(number: string): Promise<WrittenText[]>;
}

/** Starts such an app; close it after the tests. */
export async function startRemindedVisits(start: string): Promise<RemindedVisits> {
  const clock = fixedClock(inVietnam(start));
  const app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  const visitors = await addBookingVisitors(app);
  return {
    app,
    visitors,
    clock,
    addDoctor: (more = {}) => visitors.addDoctor({ confirms_at_once: true, weekly: daily(300, 1_320, 5), ...more }),
    book: async (of, time, more = {}) => {
      const answer = await visitors.book(visitors.stranger(), of, `${time}:00+07:00`, more);
      if (!answer.ok) throw new Error(`Not booked: ${await answer.text()}`);
      const { code, link } = bookingPlaced.parse(await answer.json());
      await createWork(app.services).drain();
      return { code, link, key: new URL(link, app.url).searchParams.get('key') ?? '' };
    },
    change: async ({ code, key }, how, body = {}) => {
      const sent = { method: 'POST', body: JSON.stringify({ key, ...body }) };
      const { status } = await visitors.stranger()(`/api/v1/booking/${code}/${how}/`, sent);
      await createWork(app.services).drain();
      return status;
    },
    at: async (time, milliseconds = 0) => {
      clock.advance(inVietnam(time).getTime() + milliseconds - clock.now().getTime());
      await createWork(app.services).drain();
    },
    mailsTo: async (address, subject) =>
      (await sentMails(app)).filter(mail => mail.to === address && mail.subject.includes(subject)),
    textsTo: async number => (await sentTexts(app)).filter(({ to }) => to === number),
  };
}

const inVietnam = (time: string) => new Date(`${time}:00+07:00`);
