import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as staffWelcome from '../features/account-admin/mails/staff-welcome-mail.ts';
import { mailBooker } from '../features/bookings/mails/booker-mail.ts';
import * as threads from '../features/forum/mails/thread-mails.ts';
import * as loginCode from '../features/login/mails/login-code-mail.ts';
import * as guesses from '../features/login/mails/second-factor-guesses-mail.ts';
import * as passwordChanged from '../features/passwords/mails/password-changed-mail.ts';
import * as reset from '../features/passwords/mails/reset-mail.ts';
import * as deletion from '../features/privacy/mails/deletion-mails.ts';
import * as profiles from '../features/profile-edits/mails/decision-mail.ts';
import * as decisions from '../features/providers/mails/provider-decision-mails.ts';
import { DOUBTS } from '../features/providers/staff-contract.ts';
import { mailReminder } from '../features/reminders/messages/reminder-mail.ts';
import * as secondFactor from '../features/second-factor/mails/second-factor-mail.ts';
import * as newSignIn from '../features/sessions/mails/new-sign-in-mail.ts';
import * as confirmation from '../features/sign-up/mails/confirmation-mail.ts';
import * as waiting from '../features/waiting-list/mails/waiting-mails.ts';
import { textOf } from '../platform/db/text.ts';
import type { UnitOfWork } from '../platform/db/unit-of-work.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { GOOD_PASSWORD, manyVisitors, post, signUpAs } from '../testing/account-visits.ts';
import { MARK } from '../testing/canary.ts';
import { logIn } from '../testing/log-in.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { typedVisit } from '../testing/typed-visit.ts';
import type { Request } from '../testing/visitor.ts';

let app: TestApp;
let visitor: () => Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

/** What is said here goes to a few addresses, more often than strangers may cause on a day. */
const forgetQuotas = () => app.services.db.transaction(unit => textOf(unit).sql('delete from mail_quota'));
beforeEach(forgetQuotas);

const name = `${MARK} Hoàng Yến`;
/** What a stranger types who signs up with another person's address. */
const TYPED = {
  name,
  source: MARK,
  utm: { utm_source: MARK },
  mobile_phone: '0987 612 345',
  type: 'place',
  place_name: `Phòng khám ${MARK}`,
  place_add: `1 phố ${MARK}`,
  prof_spec: MARK,
  prof_place: MARK,
  next: `/?q=${MARK}`,
};

const messagesTo = async (email: string) => (await sentMails(app)).filter(({ to }) => to === email);
/** The email messages that repeat what was typed. A message's random id is not read: it could hold any digits. */
const wordsIn = (messages: readonly Mail[]) =>
  messages.filter(({ to, subject, text, html }) =>
    new RegExp(`${MARK}|hoàng yến|612.?345`, 'i').test([to, subject, text, html].join()),
  );

type Message = (unit: UnitOfWork, to: { email: string; name: string; isEmailConfirmed: boolean }) => Promise<unknown>;
const time = { token: 'x'.repeat(43), hours: 1, messageId: 1 };
/** Every way to write an email message to an address that strangers may have typed, by the name of its function. */
const MESSAGES: Readonly<Record<string, Message>> = {
  mailConfirmation: (unit, to) => confirmation.mailConfirmation(unit, app.services, to, time),
  mailLoginCode: (unit, to) =>
    loginCode.mailLoginCode(unit, app.services, to, { code: 'ABCD-2345', hours: 1, messageId: 1 }),
  mailSecondFactorGuesses: (unit, to) => guesses.mailSecondFactorGuesses(unit, app.services, to),
  mailNewSignIn: (unit, to) => newSignIn.mailNewSignIn(unit, app.services, to, 'Chrome trên Linux'),
  mailPasswordChanged: (unit, to) =>
    passwordChanged.mailPasswordChanged(unit, app.services, to, { secondFactor: true, socialLogin: true, phone: true }),
  mailDecision: (unit, to) => {
    const decided = { professional: 1, accepted: ['title'], refused: ['degrees'], reason: 'Thiếu bằng cấp.' } as const;
    return profiles.mailDecision(unit, app.services, to, decided);
  },
  mailProviderApproved: (unit, to) =>
    decisions.mailProviderApproved(unit, app.services, to, { name: TYPED.place_name, path: `/co-so-y-te/${MARK}-1/` }),
  mailProviderRefused: (unit, to) => decisions.mailProviderRefused(unit, app.services, to, 'Thiếu giấy phép.'),
  mailQuestionConfirmation: (unit, { email }) =>
    threads.mailQuestionConfirmation(unit, app.services, { email, token: time.token, days: 7 }),
  mailNewReplies: (unit, { email }) => {
    const thread = { id: 1, slug: 'cau-hoi', name: 'Ho kéo dài có cần chụp phổi không?' };
    return threads.mailNewReplies(unit, app.services, { email, thread, count: 2, stopToken: time.token }, 'replies:1');
  },
  mailReset: (unit, to) => reset.mailReset(unit, app.services, to, time),
  mailStaffWelcome: (unit, to) =>
    staffWelcome.mailStaffWelcome(unit, app.services, to, { path: '/quen-mat-khau/x/', hours: 24 }),
  mailSecondFactor: async (unit, { email }) => {
    const [account] = await textOf(unit).sql<{ id: number }>('select id from account where email = ?', [email]);
    for (const change of ['set-up', 'replaced', 'removed', 'codes'] as const) {
      await secondFactor.mailSecondFactor(unit, app.services, account?.id ?? 0, change);
    }
  },
  mailBooker: async (unit, { email }) => {
    const visit = typedVisit(name, email);
    for (const told of ['pending', 'confirmed', 'moved', 'cancelled'] as const) {
      await mailBooker(unit, app.services, { ...visit, movedFrom: visit.start }, told);
    }
  },
  mailJoined: async (unit, { email }) => {
    const { code } = await addWaiting(unit, email);
    await waiting.mailJoined(unit, app.services, code);
  },
  mailOffer: async (unit, { email }) => {
    const { id } = await addWaiting(unit, email);
    await waiting.mailOffer(unit, app.services, id);
  },
  mailReminder: (unit, { email }) => mailReminder(unit, app.services, [typedVisit(name, email)]),
  mailDeletionPlanned: (unit, to) => deletion.mailDeletionPlanned(unit, app.services, to, '01-12-2026'),
};

/** A person on a waiting list to whom a slot is offered. */
async function addWaiting(unit: UnitOfWork, email: string): Promise<{ id: number; code: string }> {
  const now = app.services.clock.now();
  await textOf(unit).sql('delete from waiting_entry');
  const [row] = await textOf(unit).sql<{ id: number; code: string }>(
    `insert into waiting_entry (code, calendar_id, day, name, email, phone, state, offered_start, offered_until, created_at)
     values ('THUTHUTHUT', 1, '2099-01-31', ?, ?, '+84987612345', 'offered', ?, ?, ?) returning id, code`,
    [name, email, now, now, now],
  );
  if (!row) throw new Error('Nobody waits');
  return row;
}

/** These write to confirmed addresses alone: to providers, who may know who comes, and to those who asked. */
const TO_CONFIRMED = ['mailProviders', 'mailUnanswered', 'mailAssignment', 'mailReplyIdentity', 'mailQuestionDecision'];

describe('an email message to an address that is not confirmed', () => {
  const email = 'moi-thu@nguoi-la.example';
  beforeAll(async () => {
    await signUpAs(visitor(), email, TYPED);
  });

  it('is written by one of the functions listed here', () => {
    const cwd = path.join(import.meta.dirname, '../features');
    const sources = globSync('*/{mails,messages}/*-mail{,s}.ts', { cwd }).map(file =>
      readFileSync(path.join(cwd, file), 'utf8'),
    );
    const written = sources.flatMap(source =>
      [...source.matchAll(/^export .*function (\w+)/gm)].map(match => match[1]),
    );
    expect(written.sort()).toEqual([...Object.keys(MESSAGES), ...TO_CONFIRMED].sort());
  });

  it.each(Object.keys(MESSAGES))('repeats nothing that was typed at signup: %s', async message => {
    const before = (await messagesTo(email)).length;
    await app.services.db.transaction(async unit =>
      MESSAGES[message]?.(unit, { email, name, isEmailConfirmed: false }),
    );
    const messages = await messagesTo(email);
    expect(messages.length).toBeGreaterThan(before);
    expect(wordsIn(messages)).toEqual([]);
    for (const { text } of messages) expect(text).toContain('\n\nChào bạn,\n\n');
  });

  it('repeats nothing that was typed at signup, whatever call makes the server send it', async () => {
    const to = 'khong-biet-gi@nguoi-la.example';
    const password = GOOD_PASSWORD;
    const stranger = await signUpAs(visitor(), to, TYPED);
    expect((await post(stranger, '/api/v1/account/confirmation/')).status).toBe(200);
    expect((await post(visitor(), '/dang-nhap', { email: to, password })).status).toBe(200);
    expect((await post(visitor(), '/quen-mat-khau/', { email: to })).status).toBe(200);
    const changed = { password, new_password: `${password} ơi`, new_password_confirm: `${password} ơi` };
    expect((await post(stranger, '/doi-mat-khau', changed)).status).toBe(200);
    await app.services.db.transaction(unit =>
      textOf(unit).sql('update place set name = ? where id = ?', [TYPED.place_name, PLACES.clinic.id]),
    );
    const moderator = await logIn(app, ACCOUNTS.moderator.email);
    const [application] = await textOf(app.services.db.primary).all<{ id: number }>(
      'select p.id from provider_application p join account a on a.id = p.account_id where a.email = ?',
      [to],
    );
    const address = `/api/admin/provider-applications/${application?.id}`;
    const { version } = await (await moderator(address)).json();
    const decide = (body: object) => moderator(address, { method: 'PUT', body: JSON.stringify({ version, ...body }) });
    for (const body of [
      { decision: 'refuse', reason: 'Thiếu giấy phép hoạt động.' },
      { decision: 'reopen' },
      { decision: 'approve', place_id: PLACES.clinic.id, confirmed: Object.values(DOUBTS) },
    ]) {
      expect((await decide(body)).status).toBe(200);
    }
    await forgetQuotas();
    expect((await post(stranger, '/api/v1/account/deletion/', { password: `${password} ơi` })).status).toBe(200);
    const messages = await messagesTo(to);
    expect(new Set(messages.map(({ subject }) => subject)).size).toBe(7);
    expect(wordsIn(messages)).toEqual([]);
  });
});

describe('an email message to a confirmed address', () => {
  const greetingTo = async (to: string, called: string) => {
    const { services } = app;
    const recipient = { email: to, name: called, isEmailConfirmed: true };
    await services.db.transaction(unit => newSignIn.mailNewSignIn(unit, services, recipient, 'Chrome trên Linux'));
    return (await messagesTo(to)).map(({ text }) => /^Chào .*,$/m.exec(text)?.[0]);
  };

  it('greets by the name', async () => {
    expect(await greetingTo('mai@antam.example', 'BS. Nguyễn Thị Mai')).toEqual(['Chào BS. Nguyễn Thị Mai,']);
  });

  it.each([
    ['a', 'Trúng thưởng: bit.ly/abc'],
    ['b', 'Mai 0912 345 678'],
    ['c', 'Trúng thưởng. Gọi ngay'],
    ['d', ''],
  ])('does not repeat an invalid name, which an old account may have: %s, %j', async (login, called) => {
    expect(await greetingTo(`${login}@antam.example`, called)).toEqual(['Chào bạn,']);
  });
});
