import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailWork, startMailWork } from '../../testing/mail-work.ts';
import { PATIENCE_MS } from '../../testing/patience.ts';
import { type MailboxOptions, openMailbox, refusal, type SmtpMailbox } from '../../testing/smtp-mailbox.ts';
import { textOf } from '../db/text.ts';
import { Secret } from '../env/secret.ts';
import { outboxCounts } from '../jobs/outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const PATIENT = { connectMs: PATIENCE_MS, greetingMs: PATIENCE_MS, silenceMs: PATIENCE_MS };
const SHORT = { ...PATIENT, greetingMs: 700, silenceMs: 1_500 };
const LAN = 'lan.canary@antam.example';
const MINH = 'minh.canary@antam.example';

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
const left = () => outboxCounts(work.database.db);
const stored = () =>
  textOf(work.database.db.read).all<Record<string, unknown>>('select * from mail_message order by id');

/** Works as time goes by until nothing waits; answers the hours that it took. */
async function untilDone(drain: () => Promise<number>, steps = 200): Promise<number> {
  for (let step = 0; step < steps; step++) {
    await drain();
    if ((await left()).waiting === 0) return step;
    work.clock.advance(3_600_000);
  }
  throw new Error('Email messages still wait');
}

/** Nothing of a person, and no password, stands in the log or the outbox. */
async function expectDiscretion() {
  const messages = await textOf(work.database.db.read).all('select * from outbox_message');
  expect(JSON.stringify([work.logged, messages])).not.toMatch(/canary|antam\.example|Thư gửi/);
}

describe('an email message by SMTP', () => {
  it('arrives once with text, HTML and a Vietnamese subject', async () => {
    const mailbox = await open();
    await work.enqueue(LAN);
    expect(await work.worker(at(mailbox)).drain()).toBe(1);
    expect(await work.worker(at(mailbox)).drain()).toBe(0);
    expect(mailbox.messages).toHaveLength(1);
    expect(mailbox.messages[0]).toMatchObject({
      to: LAN,
      from: 'khong-tra-loi@antam.example',
      subject: `Thư gửi ${LAN}`,
      text: LAN,
      html: `<p>${LAN}</p>`,
      envelope: { from: 'khong-tra-loi@antam.example', to: [LAN] },
      date: new Date('2025-11-21T03:00:00Z'),
    });
    expect(mailbox.messages[0]?.messageId).toMatch(/^<[0-9a-f]{32}@antam\.example>$/);
    expect(mailbox.messages[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(await stored()).toMatchObject([{ recipient: null, subject: null, text: null, html: null, failed_at: null }]);
    await expectDiscretion();
  });

  it('travels encrypted and with a password where the server wants that', async () => {
    const logins: string[] = [];
    const mailbox = await open({
      server: {
        authOptional: false,
        disabledCommands: [],
        onAuth: ({ username, password }, session, done) => {
          logins.push(`${username} ${password} ${session.secure}`);
          done(null, { user: username });
        },
      },
    });
    await work.enqueue(LAN);
    await work.worker(`smtp://an%40tam:p%2Fw@127.0.0.1:${mailbox.port}?tls.rejectUnauthorized=false`).drain();
    expect(mailbox.messages).toHaveLength(1);
    expect(logins).toEqual(['an@tam p/w true']);
  });

  it('sends no password to a distant server without encryption', async () => {
    const logins: unknown[] = [];
    const server = { allowInsecureAuth: true, onAuth: () => void logins.push('asked') };
    const mailbox = await open({ host: '127.0.0.2', server });
    await work.enqueue(LAN);
    await work.worker(`smtp://antam:passwort-canary@127.0.0.2:${mailbox.port}`).drain();
    expect([logins, mailbox.messages]).toEqual([[], []]);
    expect(await left()).toEqual({ waiting: 1, failed: 0 });
    await expectDiscretion();
  });
});

describe('a mail server in trouble', () => {
  it('is asked again and again when it is down, and then no email message is lost', async () => {
    const closed = await openMailbox();
    await closed.close();
    for (const to of [LAN, MINH, LAN]) await work.enqueue(to);
    const worker = work.worker(at(closed));
    expect(await worker.drain()).toBe(3);
    expect(await worker.drain()).toBe(0);
    for (let hour = 0; hour < 30; hour++) {
      work.clock.advance(3_600_000);
      expect(await worker.drain()).toBe(3);
    }
    expect(await left()).toEqual({ waiting: 3, failed: 0 });
    const mailbox = await open({ port: closed.port });
    await untilDone(worker.drain);
    expect(mailbox.messages.map(({ to }) => to).sort()).toEqual([LAN, LAN, MINH]);
    expect(new Set(mailbox.messages.map(({ messageId }) => messageId)).size).toBe(3);
    await expectDiscretion();
  });

  it.each<[string, (fail: () => Error | undefined) => MailboxOptions]>([
    ['the greeting', fail => ({ server: { onConnect: (_session, done) => done(fail()) } })],
    ['the sender', fail => ({ server: { onMailFrom: (_address, _session, done) => done(fail()) } })],
    ['the recipient', fail => ({ server: { onRcptTo: (_address, _session, done) => done(fail()) } })],
    [
      'the email message',
      fail => ({
        onMessage: () => {
          const error = fail();
          if (error) throw error;
        },
      }),
    ],
  ])('may refuse %s for the time being three times', async (_what, options) => {
    let asked = 0;
    const mailbox = await open(options(() => (++asked <= 3 ? refusal(451, `4.3.0 ${LAN} later`) : undefined)));
    await work.enqueue(LAN);
    const tries = await untilDone(work.worker(at(mailbox)).drain);
    expect([asked, tries, mailbox.messages.length]).toEqual([4, 3, 1]);
    expect(work.logged.join()).toContain('451');
    await expectDiscretion();
  });

  it('may refuse the sender or the relay until its operator has corrected that', async () => {
    let asked = 0;
    const mailbox = await open({
      server: {
        onRcptTo: (_address, _session, done) => done(++asked <= 2 ? refusal(554, `5.7.1 Relay denied`) : null),
      },
    });
    await work.enqueue(LAN);
    await untilDone(work.worker(at(mailbox)).drain);
    expect([asked, mailbox.messages.length]).toEqual([3, 1]);
  });

  it('keeps email messages when it refuses the password, without naming it', async () => {
    let isRepaired = false;
    const mailbox = await open({
      server: {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ username }, _session, done) =>
          isRepaired ? done(null, { user: username }) : done(refusal(535, 'passwort-canary is wrong')),
      },
    });
    await work.enqueue(LAN);
    const worker = work.worker(`smtp://antam:passwort-canary@127.0.0.1:${mailbox.port}`);
    await worker.drain();
    expect(await left()).toEqual({ waiting: 1, failed: 0 });
    expect(work.logged.join()).toContain('535');
    isRepaired = true;
    await untilDone(worker.drain);
    expect(mailbox.messages).toHaveLength(1);
    await expectDiscretion();
  });

  it('that falls silent is left after the time-out', async () => {
    const silent = await listenRaw('');
    const stuck = await listenRaw('220 here\r\n');
    await work.enqueue(LAN);
    for (const server of [silent, stuck]) {
      const transport = createSmtpTransport(new Secret(at(server)), SHORT);
      await work.worker(at(server), transport).drain();
      work.clock.advance(3_600_000);
    }
    expect(work.logged.join()).toMatch(/ETIMEDOUT.*ETIMEDOUT/);
    const mailbox = await open();
    await untilDone(work.worker(at(mailbox)).drain);
    expect(mailbox.messages).toHaveLength(1);
    await Promise.all([silent.close(), stuck.close()]);
  });

  it('that answers too late gets the email message again under the same id, by which it is known', async () => {
    const ids: string[] = [];
    const tooLate = Promise.withResolvers<void>();
    const mailbox = await open({
      onMessage: async ({ messageId }) => {
        ids.push(messageId);
        if (ids.length === 1) await tooLate.promise;
      },
    });
    await work.enqueue(LAN);
    await work.worker(at(mailbox), createSmtpTransport(new Secret(at(mailbox)), SHORT)).drain();
    tooLate.resolve();
    await untilDone(work.worker(at(mailbox)).drain);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('is given up after days, and then the email message is forgotten', async () => {
    const closed = await openMailbox();
    await closed.close();
    await work.enqueue(LAN);
    expect(await untilDone(work.worker(at(closed)).drain)).toBe(79);
    expect(await left()).toEqual({ waiting: 0, failed: 1 });
    expect(await stored()).toMatchObject([{ recipient: null, html: null, sent_at: null }]);
    expect((await stored())[0]?.failed_at).not.toBeNull();
  });
});

describe('a refused recipient', () => {
  it('is given up at once and logged without the address; the others get their email messages', async () => {
    const mailbox = await open({
      server: {
        onRcptTo: ({ address }, _session, done) =>
          done(address === LAN ? refusal(550, `5.1.1 <${address}> unknown`) : null),
      },
    });
    for (const to of [LAN, MINH]) await work.enqueue(to);
    const worker = work.worker(at(mailbox));
    await worker.drain();
    work.clock.advance(86_400_000);
    expect(await worker.drain()).toBe(0);
    expect(mailbox.messages.map(({ to }) => to)).toEqual([MINH]);
    expect(await stored()).toMatchObject([
      { recipient: null, text: null, sent_at: null },
      { recipient: null, text: null, failed_at: null },
    ]);
    expect(work.logged.join()).toContain('550 5.1.1');
    await expectDiscretion();
  });
});

describe('the check of a mail server', () => {
  it('says where email messages go, or why they cannot be sent', async () => {
    const mailbox = await open({
      server: { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535, 'wrong')) },
    });
    const transport = createSmtpTransport(new Secret(`smtp://antam:hush@127.0.0.1:${mailbox.port}`), PATIENT);
    expect(transport.target).toBe(`127.0.0.1:${mailbox.port}`);
    await expect(transport.check()).rejects.toThrow('EAUTH');
    await createSmtpTransport(new Secret(at(mailbox)), PATIENT).check();
    await mailbox.close();
    await expect(transport.check()).rejects.toThrow('ECONNREFUSED');
    expect(mailbox.messages).toEqual([]);
  });
});

/** A server that says one thing and then nothing. */
async function listenRaw(greeting: string): Promise<{ port: number; close(): Promise<void> }> {
  const server: Server = createServer(socket => {
    socket.on('error', () => undefined).resume();
    socket.write(greeting);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { port: address.port, close: () => new Promise(resolve => server.close(() => resolve())) };
}
