import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailWork, mailConfig, startMailWork } from '../../testing/mail-work.ts';
import { type MailboxOptions, openMailbox, refusal, type SmtpMailbox } from '../../testing/smtp-mailbox.ts';
import { textOf } from '../db/text.ts';
import { Secret } from '../env/secret.ts';
import { takeLeases } from '../jobs/leases.ts';
import { outboxCounts } from '../jobs/outbox.ts';
import { createWorker } from '../jobs/worker.ts';
import { createLogger } from '../log/logger.ts';
import { emailMessageCounts, emailMessagesById, listEmailMessages, maskedAddress } from './email-messages.ts';
import { mailJobs } from './mail-jobs.ts';
import { forgetEmailMessages } from './mail-store.ts';
import { resealEmailMessages } from './reseal-email-messages.ts';
import { retryEmailMessage } from './retry-email-message.ts';
import { recipientKey } from './sealed-email-message.ts';
import { mailTopic } from './send-mail.ts';

const LAN = 'lan.canary@antam.example';
const DAY = 86_400_000;

let work: MailWork;
const opened: SmtpMailbox[] = [];
beforeEach(async () => {
  work = await startMailWork();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(mailbox => mailbox.close()));
  await work.close();
});

const open = async (options?: MailboxOptions) => {
  const mailbox = await openMailbox(options);
  opened.push(mailbox);
  return mailbox;
};
const at = ({ port }: { port: number }) => `smtp://127.0.0.1:${port}`;
const services = () => ({ db: work.database.db, clock: work.clock, config: mailConfig('folder:unused') });
const emailMessage = async (id = 1) => (await emailMessagesById(services(), [id]))[0];
const rows = () => textOf(work.database.db.primary).all<Record<string, unknown>>('select * from mail_message');
/** A server that refuses recipients until it is repaired. */
const refusing = (state: { isRepaired: boolean }) =>
  open({
    server: {
      onRcptTo: ({ address }, _session, done) =>
        done(state.isRepaired ? null : refusal(550, `5.1.1 <${address}> lan.canary unknown here`)),
    },
  });

describe('a letter that waits', () => {
  it('stands in the database with nothing that reveals to whom it goes or what it says', async () => {
    await work.enqueue(LAN);
    expect(JSON.stringify(await rows())).not.toMatch(/canary|antam\.example|Thư gửi/);
    expect(await emailMessage()).toMatchObject({
      state: 'waiting',
      attempts: 0,
      recipient: LAN,
      subject: `Thư gửi ${LAN}`,
    });
  });

  it('keeps each answer of the mail server, without the recipient', async () => {
    let asked = 0;
    const mailbox = await open({
      server: {
        onRcptTo: ({ address }, _session, done) =>
          done(++asked < 3 ? refusal(451, `4.3.0 ${address} later ${asked}`) : null),
      },
    });
    await work.enqueue(LAN);
    await work.worker(at(mailbox)).drain();
    work.clock.advance(DAY);
    await work.worker(at(mailbox)).drain();
    expect(await emailMessage()).toMatchObject({
      state: 'waiting',
      attempts: 2,
      isRefused: false,
      answers: [
        { at: '2025-11-21T03:00:00.000Z', code: 451, text: '451 4.3.0 … later 1' },
        { at: '2025-11-22T03:00:00.000Z', code: 451, text: '451 4.3.0 … later 2' },
      ],
    });
    work.clock.advance(DAY);
    await work.worker(at(mailbox)).drain();
    expect(await emailMessage()).toMatchObject({ state: 'sent', attempts: 3, recipient: null, subject: null });
    expect(mailbox.messages).toHaveLength(1);
  });

  it('is sent at once when staff ask for it, and only once', async () => {
    const closed = await openMailbox();
    await closed.close();
    await work.enqueue(LAN);
    await work.worker(at(closed)).drain();
    const mailbox = await open();
    expect(await work.worker(at(mailbox)).drain()).toBe(0);
    expect(await retryEmailMessage(services(), 1)).toBe('enqueued');
    expect(await retryEmailMessage(services(), 1)).toBe('enqueued');
    await work.worker(at(mailbox)).drain();
    expect(mailbox.messages).toHaveLength(1);
    work.clock.advance(DAY);
    expect(await work.worker(at(mailbox)).drain()).toBe(0);
    expect(await retryEmailMessage(services(), 1)).toBe('sent');
    expect(await retryEmailMessage(services(), 99)).toBe('unknown');
  });

  it('is left to the worker that has it', async () => {
    await work.enqueue(LAN);
    const now = work.clock.now();
    await takeLeases(work.database.db, [mailTopic.name], { now, until: new Date(now.getTime() + DAY), limit: 1 });
    expect(await retryEmailMessage(services(), 1)).toBe('sending');
    expect(await outboxCounts(work.database.db)).toEqual({ waiting: 1, failed: 0 });
  });

  it('cannot be opened with another secret, and waits until the right one is back', async () => {
    const mailbox = await open();
    await work.enqueue(LAN);
    const { db } = work.database;
    const config = { ...mailConfig(at(mailbox)), secret: new Secret('another secret that only tests ever use') };
    expect((await emailMessagesById({ db, config }, [1]))[0]).toMatchObject({ state: 'waiting', recipient: null });
    const log = createLogger('silent');
    const handlers = mailJobs({ db, clock: work.clock, log, config });
    await createWorker({ db, clock: work.clock, log, handlers }).drain();
    expect(await emailMessage()).toMatchObject({
      state: 'waiting',
      recipient: LAN,
      answers: [{ code: null, text: 'the email message was sealed with another secret' }],
    });
    work.clock.advance(DAY);
    await work.worker(at(mailbox)).drain();
    expect(mailbox.messages.map(({ to }) => to)).toEqual([LAN]);
  });
});

describe('a letter that was refused for good', () => {
  it('is counted, keeps recipient and answer, and is logged under a name without the recipient', async () => {
    const mailbox = await refusing({ isRepaired: false });
    await work.enqueue(LAN);
    await work.worker(at(mailbox)).drain();
    expect(await emailMessageCounts(work.database.db)).toEqual({
      waiting: 0,
      oldestWaiting: null,
      failed: 1,
      refused: 1,
    });
    expect(await emailMessage()).toMatchObject({
      state: 'failed',
      isRefused: true,
      recipient: LAN,
      attempts: 1,
      answers: [{ code: 550, text: '550 5.1.1 <…> … unknown here' }],
    });
    const line = work.logged.map(text => JSON.parse(text)).find(({ alert }) => alert === 'delivery.refused');
    expect(line).toMatchObject({ delivery: 1, reason: expect.stringContaining('550 5.1.1') });
    expect(JSON.stringify([work.logged, await rows()])).not.toMatch(/canary|Thư gửi/);
  });

  it('can be sent again', async () => {
    const state = { isRepaired: false };
    const mailbox = await refusing(state);
    await work.enqueue(LAN);
    const worker = work.worker(at(mailbox));
    await worker.drain();
    state.isRepaired = true;
    expect(await retryEmailMessage(services(), 1)).toBe('enqueued');
    expect(await emailMessageCounts(work.database.db)).toMatchObject({ waiting: 1, failed: 0 });
    await worker.drain();
    expect(mailbox.messages.map(({ to }) => to)).toEqual([LAN]);
    expect(await emailMessage()).toMatchObject({ state: 'sent', isRefused: false });
  });

  it('is given up after a week: content and recipient go, the answers stay', async () => {
    const mailbox = await refusing({ isRepaired: false });
    await work.enqueue(LAN);
    await work.worker(at(mailbox)).drain();
    const { db } = work.database;
    work.clock.advance(7 * DAY - 1);
    await forgetEmailMessages(db, work.clock.now());
    expect(await emailMessage()).toMatchObject({ state: 'failed', recipient: LAN });
    work.clock.advance(2);
    await forgetEmailMessages(db, work.clock.now());
    expect(await emailMessage()).toMatchObject({
      state: 'given_up',
      recipient: null,
      subject: null,
      answers: [{ code: 550 }],
    });
    expect(await rows()).toMatchObject([{ sealed: null, recipient_key: null }]);
    expect(await retryEmailMessage(services(), 1)).toBe('given_up');
    expect(await emailMessageCounts(db)).toMatchObject({ failed: 0, refused: 0 });
    work.clock.advance(30 * DAY);
    await forgetEmailMessages(db, work.clock.now());
    expect(await rows()).toEqual([]);
  });
});

describe('the secret of the installation', () => {
  it('may be changed while letters wait: they are sealed again and found by their recipient', async () => {
    await work.enqueue(LAN);
    const former = mailConfig('folder:unused').secret;
    const next = 'another secret that only tests ever use';
    const { db } = work.database;
    await resealEmailMessages({ db, config: { secret: new Secret(next, former) } });
    expect(await emailMessage()).toMatchObject({ recipient: null });
    const config = { secret: new Secret(next) };
    expect((await emailMessagesById({ db, config }, [1]))[0]).toMatchObject({ recipient: LAN });
    expect(await rows()).toMatchObject([{ recipient_key: recipientKey(config.secret, LAN) }]);
  });
});

describe('the list of letters', () => {
  it('has those of one state, a page at a time', async () => {
    const mailbox = await open({
      server: { onRcptTo: ({ address }, _session, done) => done(address === LAN ? refusal(550, 'no') : null) },
    });
    for (const to of [LAN, 'a@antam.example', LAN]) await work.enqueue(to);
    await work.worker(at(mailbox)).drain();
    for (const to of ['b@antam.example', 'c@antam.example']) await work.enqueue(to);
    const page = async (state?: 'waiting' | 'failed' | 'sent' | 'given_up', offset = 0) => {
      const { rows, total } = await listEmailMessages(services(), { state, offset, limit: 2, descending: false });
      return [rows.map(({ id }) => id), total];
    };
    expect(await page()).toEqual([[1, 2], 5]);
    expect(await page('failed')).toEqual([[1, 3], 2]);
    expect(await page('sent')).toEqual([[2], 1]);
    expect(await page('waiting')).toEqual([[4, 5], 2]);
    expect(await page('waiting', 1)).toEqual([[5], 2]);
    expect(await page('given_up')).toEqual([[], 0]);
  });

  it('shows of an address the first letter and the domain', () => {
    expect(maskedAddress(LAN)).toBe('l…@antam.example');
    expect(maskedAddress('')).toBe('');
  });
});
