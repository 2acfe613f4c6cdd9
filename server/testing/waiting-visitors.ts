import { post } from './account-visits.ts';
import type { Bookable, BookingVisitors } from './booking-visitors.ts';
import { daily } from './booking-visitors.ts';
import { sentMails } from './sent-mails.ts';
import type { TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

const PATH = '/api/v1/waiting/';

/** What the email messages to a person who waits lead to. */
export interface Waiting {
  readonly email: string;
  readonly code: string;
  readonly key: string;
}

/** People who wait for slots of one day, and doctors who are full on it. */
export interface WaitingVisitors {
  newEmail(): string;
  /** Joins the waiting list, by default as a new visitor with an address of their own. */
  join(of: Bookable, email: string, more?: object, who?: Request): Promise<Response>;
  /** A person on the list. */
  waits(of: Bookable, more?: object): Promise<Waiting>;
  /** The latest link of a message to a person; empty texts where there is none. */
  linkTo(email: string, subject: string): Promise<{ code: string; key: string; text: string }>;
  entry(waiting: Waiting): Promise<unknown>;
  take(waiting: Waiting): Promise<Response>;
  leave(waiting: Waiting): Promise<Response>;
  /** A doctor with one slot on each day, which a patient has booked, and the code of that visit. */
  fullDoctor(schedule?: object): Promise<{
    readonly doctor: { readonly place: number; readonly professional: number };
    readonly code: string;
    cancel(): Promise<Response>;
  }>;
}

/**
 * For an app with the world tiny.
 * @param day `2031-11-20`, whose slot at 08h00 is booked
 */
export function createWaitingVisitors(app: TestApp, visitors: BookingVisitors, day: string): WaitingVisitors {
  let people = 0;
  const newEmail = () => {
    people += 1;
    return `nguoi-cho-${people}@thu.example`;
  };
  const join = (of: Bookable, email: string, more: object = {}, who = visitors.stranger()) =>
    post(who, PATH, { ...of, day, name: 'Lê Thị Chờ', phone: '0912 345 678', email, ...more });
  const linkTo = async (email: string, subject: string) => {
    const mail = (await sentMails(app)).findLast(({ to, subject: told }) => to === email && told.includes(subject));
    const [, code = '', key = ''] = /\/dat-kham\/cho\/(\w+)\/\?key=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    return { code, key, text: mail?.text ?? '' };
  };
  return {
    newEmail,
    join,
    linkTo,
    waits: async (of, more = {}) => {
      const email = newEmail();
      const answer = await join(of, email, more);
      if (!answer.ok) throw new Error(`The waiting list was refused: ${await answer.text()}`);
      const { code, key } = await linkTo(email, 'danh sách chờ');
      return { email, code, key };
    },
    entry: async ({ code, key }) => (await visitors.stranger()(`${PATH}${code}/?key=${key}`)).json(),
    take: ({ code, key }) => post(visitors.stranger(), `${PATH}${code}/take/`, { key }),
    leave: ({ code, key }) => post(visitors.stranger(), `${PATH}${code}/leave/`, { key }),
    fullDoctor: async (schedule = {}) => {
      const { user } = visitors.keepers.people;
      const doctor = await visitors.addDoctor({ weekly: daily(480, 510), ...schedule });
      const answer = await visitors.book(user, doctor, `${day}T08:00:00+07:00`);
      if (!answer.ok) throw new Error(`The booking was refused: ${await answer.text()}`);
      const { code }: { code: string } = await answer.json();
      return { doctor, code, cancel: () => post(user, `/api/v1/booking/${code}/cancel/`, {}) };
    },
  };
}
