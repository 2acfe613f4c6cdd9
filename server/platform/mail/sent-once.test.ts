import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEASE_MS, type MailProcessSettings } from '../../testing/mail-process.ts';
import { type MailWork, startMailWork } from '../../testing/mail-work.ts';
import { type MailboxOptions, openMailbox, type SmtpMailbox } from '../../testing/smtp-mailbox.ts';
import { textOf } from '../db/text.ts';
import { Secret } from '../env/secret.ts';
import { type Lease, takeLeases } from '../jobs/leases.ts';
import { outboxCounts } from '../jobs/outbox.ts';
import { createMailFolder } from './mail-folder.ts';
import { type Message, readMessage } from './message.ts';
import { mailTopic } from './send-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const LAN = 'lan@antam.example';

let work: MailWork;
const mailboxes: SmtpMailbox[] = [];
beforeEach(async () => {
  work = await startMailWork();
});
afterEach(async () => {
  await Promise.all(mailboxes.splice(0).map(mailbox => mailbox.close()));
  await work.close();
});

const open = async (options?: MailboxOptions) => {
  const mailbox = await openMailbox(options);
  mailboxes.push(mailbox);
  return mailbox;
};
const at = ({ port }: { port: number }) => `smtp://127.0.0.1:${port}`;

/** Takes the only message as a worker would that is about to die. */
async function lease(): Promise<Lease> {
  const now = work.clock.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const [taken] = await takeLeases(work.database.db, [mailTopic.name], { now, until, limit: 1 });
  if (!taken) throw new Error('Nothing to take');
  return taken;
}

/** What the next worker does once the dead one's lease has run out. */
async function nextWorker(target: string): Promise<void> {
  const worker = work.worker(target);
  expect(await worker.drain()).toBe(0);
  work.clock.advance(LEASE_MS + 1_000);
  expect(await worker.drain()).toBe(1);
  expect(await outboxCounts(work.database.db)).toEqual({ waiting: 0, failed: 0 });
}

const untilDone = () =>
  expect.poll(async () => (await outboxCounts(work.database.db)).waiting, { interval: 50 }).toBe(0);

const context = ({ id, attempt }: Lease) => ({ messageId: id, attempt, signal: new AbortController().signal });

describe('an email message is sent exactly once', () => {
  it('when its worker dies before the hand-over', async () => {
    const mailbox = await open();
    await work.enqueue(LAN);
    await lease();
    await nextWorker(at(mailbox));
    expect(mailbox.messages).toHaveLength(1);
  });

  it('when its worker dies after the hand-over, before the outbox heard of it', async () => {
    const mailbox = await open();
    await work.enqueue(LAN);
    const taken = await lease();
    for (const job of work.jobs(at(mailbox))) await job.run(taken.payload, context(taken));
    expect(mailbox.messages).toHaveLength(1);
    await nextWorker(at(mailbox));
    expect(mailbox.messages).toHaveLength(1);
  });

  it('when its worker must stop in the middle of the conversation', async () => {
    const asked = Promise.withResolvers<void>();
    let isStuck = true;
    const mailbox = await open({
      server: {
        onRcptTo: (_address, _session, done) => {
          asked.resolve();
          if (!isStuck) done();
        },
      },
    });
    await work.enqueue(LAN);
    const stopped = work.worker(at(mailbox), undefined, { stopMs: 20 });
    stopped.start();
    await asked.promise;
    await stopped.stop();
    expect(mailbox.messages).toEqual([]);
    isStuck = false;
    work.clock.advance(10_000);
    await work.worker(at(mailbox)).drain();
    expect(mailbox.messages).toHaveLength(1);
  });

  it('when its worker must stop while the server thinks about the email message', async () => {
    const [read, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const mailbox = await open({
      onMessage: async () => {
        read.resolve();
        await aborted.promise;
      },
    });
    await work.enqueue(LAN);
    const smtp = createSmtpTransport(new Secret(at(mailbox)));
    const deliver = (message: Message, signal: AbortSignal) => {
      signal.addEventListener('abort', () => aborted.resolve());
      return smtp.deliver(message, signal);
    };
    const stopped = work.worker(at(mailbox), { ...smtp, deliver }, { stopMs: 20 });
    stopped.start();
    await read.promise;
    await stopped.stop();
    await untilDone();
    work.clock.advance(LEASE_MS + 1_000);
    await work.worker(at(mailbox)).drain();
    expect(mailbox.messages).toHaveLength(1);
    expect(await outboxCounts(work.database.db)).toEqual({ waiting: 0, failed: 0 });
  });

  it('when several workers look for work at once', async () => {
    const mailbox = await open();
    const people = Array.from({ length: 20 }, (_, number) => `p${number}@antam.example`);
    for (const to of people) await work.enqueue(to);
    await Promise.all([1, 2, 3].map(() => work.worker(at(mailbox)).drain()));
    expect(mailbox.messages.map(({ to }) => to).sort()).toEqual(people.sort());
  });
});

describe('a worker process', () => {
  const script = fileURLToPath(new URL('../../testing/mail-process.ts', import.meta.url));
  const children: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  /** A process that works at the time of the test's clock. */
  const launch = (target: string) => {
    const now = work.clock.now().toISOString();
    const settings: MailProcessSettings = { database: work.database.config, target, now };
    const child = spawn(process.execPath, [script, JSON.stringify(settings)], { stdio: 'inherit' });
    children.push(child);
    return child;
  };
  /** Kills it, and lets its lease run out. */
  const kill = async (child: ChildProcess) => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    work.clock.advance(LEASE_MS + 1_000);
  };

  it('that is killed before the hand-over leaves the email message to the next', async () => {
    const asked = Promise.withResolvers<void>();
    let asking = 0;
    const mailbox = await open({
      server: {
        onRcptTo: (_address, _session, done) => {
          asked.resolve();
          if (++asking > 1) done();
        },
      },
    });
    await work.enqueue(LAN);
    const killed = launch(at(mailbox));
    await asked.promise;
    await kill(killed);
    launch(at(mailbox));
    await untilDone();
    expect([asking, mailbox.messages.length]).toEqual([2, 1]);
  });

  it('that is killed after the hand-over leaves nothing to send', async () => {
    const mailbox = await open();
    await work.enqueue(LAN);
    const killed = launch(at(mailbox));
    const unsent = () => textOf(work.database.db.read).all('select id from mail_message where sent_at is null');
    await expect.poll(async () => (await unsent()).length, { interval: 1 }).toBe(0);
    await kill(killed);
    launch(at(mailbox));
    await untilDone();
    expect(mailbox.messages).toHaveLength(1);
  });
});

describe('a mail folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'antam-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('holds one readable file for one email message, though it was written twice', async () => {
    await work.enqueue(LAN);
    const taken = await lease();
    for (const job of work.jobs(`folder:${folder}`)) await job.run(taken.payload, context(taken));
    await work.database.db.transaction(unit =>
      textOf(unit).sql(`update mail_message set sent_at = null, recipient = ?, subject = ?, text = ?, html = ?`, [
        LAN,
        `Thư gửi ${LAN}`,
        LAN,
        `<p>${LAN}</p>`,
      ]),
    );
    await nextWorker(`folder:${folder}`);
    expect(await readdir(folder)).toEqual(['20251121T030000000Z-00000001.eml']);
    const raw = await createMailFolder(folder).read('20251121T030000000Z-00000001');
    expect(await readMessage(raw ?? Buffer.of())).toMatchObject({
      to: LAN,
      subject: `Thư gửi ${LAN}`,
      text: LAN,
      html: `<p>${LAN}</p>`,
    });
  });

  it('that cannot be written is tried again', async () => {
    const blocked = path.join(folder, 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    await work.enqueue(LAN);
    const worker = work.worker(`folder:${blocked}`);
    await worker.drain();
    expect(await outboxCounts(work.database.db)).toEqual({ waiting: 1, failed: 0 });
    await rm(blocked);
    work.clock.advance(10_000);
    await worker.drain();
    expect(await createMailFolder(blocked).names()).toHaveLength(1);
  });

  it('reads nothing outside of itself', async () => {
    const inside = path.join(folder, 'inside');
    await writeFile(path.join(folder, '20251121T030000000Z-00000001.eml'), 'secret');
    const mails = createMailFolder(inside);
    for (const name of ['../20251121T030000000Z-00000001', '..%2f20261121T030000000Z-00000001', '', '.', '..', '\0']) {
      expect(await mails.read(name)).toBeUndefined();
    }
    expect(await mails.names()).toEqual([]);
  });
});
