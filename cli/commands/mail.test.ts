import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import { enqueue } from '@antam/server/platform/jobs/outbox.ts';
import { defineTopic } from '@antam/server/platform/jobs/topic.ts';
import { sendMail } from '@antam/server/platform/mail/send-mail.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { openMailbox, refusal, type SmtpMailbox } from '@antam/server/testing/smtp-mailbox.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

const LAN = 'lan.nguyen@antam.example';

let mailbox: SmtpMailbox;
let surroundings: Surroundings;
let isRefusing: boolean;
beforeEach(async () => {
  isRefusing = true;
  mailbox = await openMailbox({
    server: {
      onRcptTo: ({ address }, _session, done) => done(isRefusing ? refusal(550, `5.1.1 <${address}> unknown`) : null),
    },
  });
  surroundings = await filledSurroundings('none', { ANTAM_MAIL: `smtp://127.0.0.1:${mailbox.port}` });
});
afterEach(async () => {
  await surroundings.remove();
  await mailbox.close();
});

/** Does something as the site would. */
async function within(work: (services: Services) => Promise<unknown>) {
  const services = await createServices(readConfig(surroundings.env));
  try {
    await work(services);
  } finally {
    await closeServices(services);
  }
}
const emailMessage = (to: string) =>
  within(services =>
    services.db.transaction(unit => sendMail(unit, services, { to, subject: 'Xin chào', text: 'a', html: '<p>a</p>' })),
  );
const json = async (...args: string[]) => JSON.parse((await surroundings.antam(...args, '--json')).out);

describe('antam mail', () => {
  it('shows an email message that was refused, why, and sends it again', async () => {
    expect(await surroundings.antam('mail', 'list')).toMatchObject({
      code: 0,
      out: 'There are no such email messages.\n',
    });
    await emailMessage(LAN);
    expect((await surroundings.antam('mail', 'list')).out).toMatch(/1 +waiting +\S+ \S+ +l…@antam\.example +0/);
    await surroundings.antam('work', '--once');
    const listed = await surroundings.antam('mail', 'list');
    expect(listed.out).toMatch(/1 +failed \(refused\) .*l…@antam\.example +1 +550 5\.1\.1 <…> unknown/);
    expect(listed.out).not.toContain(LAN);
    expect(await json('mail', 'list', '--state', 'failed')).toMatchObject({
      total: 1,
      emailMessages: [{ id: 1, state: 'failed', isRefused: true, attempts: 1, lastAnswer: { code: 550 } }],
    });
    const shown = await surroundings.antam('mail', 'show', '1');
    expect(shown.out).toMatch(/to +lan\.nguyen@antam\.example\nsubject +Xin chào\n/);
    expect(await json('mail', 'show', '1')).toMatchObject({ recipient: LAN, answers: [{ code: 550 }] });
    const found = await json('doctor').catch(() => []);
    expect(found).toContainEqual(
      expect.objectContaining({
        what: 'letters',
        verdict: 'warning',
        message: expect.stringContaining('1 of them refused'),
      }),
    );

    isRefusing = false;
    expect(await surroundings.antam('mail', 'retry', '--failed')).toMatchObject({
      code: 0,
      out: '1: is sent as soon as a worker is free\n',
    });
    await surroundings.antam('work', '--once');
    expect(mailbox.messages.map(({ to }) => to)).toEqual([LAN]);
    expect(await surroundings.antam('mail', 'retry', '1')).toMatchObject({ code: 1, out: '1: was delivered\n' });
    expect((await surroundings.antam('mail', 'show', '1')).out).toContain('forgotten');
  });

  it('sends an email message to try the mail server and says what that answers', async () => {
    const refused = await surroundings.antam('mail', 'test', LAN);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('did not take the email message: 550, 550 5.1.1 <…> unknown');
    isRefusing = false;
    expect((await surroundings.antam('mail', 'test', LAN)).out).toBe(
      `127.0.0.1:${mailbox.port} took the email message to ${LAN}.\n`,
    );
    expect(await json('mail', 'test', LAN)).toEqual({ target: `127.0.0.1:${mailbox.port}`, taken: true, answer: null });
    expect(mailbox.messages).toHaveLength(2);
    await mailbox.close();
    const silent = await surroundings.antam('mail', 'test', LAN);
    expect(silent).toMatchObject({
      code: 6,
      err: expect.stringContaining('nobody answers at this address and port: check'),
    });
  });

  it.each([
    [['retry']],
    [['retry', '1', '--failed']],
    [['retry', 'one']],
    [['show']],
    [['show', '0']],
    [['list', '--state', 'lost']],
    [['list', '--limit', '0']],
    [['test', 'no address']],
  ])('refuses %j', async args => {
    expect(await surroundings.antam('mail', ...args)).toMatchObject({ code: 2, out: '' });
  });

  it('says that an email message is not there', async () => {
    expect(await surroundings.antam('mail', 'show', '7')).toMatchObject({ code: 1, out: '' });
    expect(await surroundings.antam('mail', 'retry', '7')).toMatchObject({ code: 1, out: '7: is not there\n' });
  });
});

describe('antam jobs', () => {
  const reindex = defineTopic('test.nobody-does-this', z.object({ n: z.number() }));
  const job = () =>
    within(({ db, clock }) => db.transaction(unit => enqueue(unit, reindex, { n: 1 }, { now: clock.now() })));
  const fail = () =>
    within(({ db }) =>
      db.transaction(unit =>
        textOf(unit).sql(
          `update outbox_message set failed_at = created_at, attempts = 10, last_error = 'Error: broken' where topic = ?`,
          [reindex.name],
        ),
      ),
    );

  it('lists what waits and failed, does it again and drops it', async () => {
    await job();
    const waiting = await json('jobs', 'list', '--topic', reindex.name);
    expect(waiting).toMatchObject({
      total: 1,
      jobs: [{ topic: reindex.name, state: 'due', attempts: 0, error: null }],
    });
    const id = String(waiting.jobs[0].id);
    await fail();
    expect((await surroundings.antam('jobs', 'list', '--state', 'failed')).out).toMatch(
      new RegExp(`${id} +test\\.nobody-does-this +failed .* 10 +Error: broken`),
    );
    expect(await json('jobs', 'retry', '--failed')).toEqual([{ id: Number(id), result: 'enqueued' }]);
    expect((await json('jobs', 'list', '--topic', reindex.name)).jobs).toMatchObject([{ state: 'due', attempts: 0 }]);
    expect(await surroundings.antam('jobs', 'drop', id)).toMatchObject({ code: 0, out: `${id}: is dropped\n` });
    expect((await json('jobs', 'list', '--topic', reindex.name)).total).toBe(0);
    expect(await surroundings.antam('jobs', 'drop', id)).toMatchObject({
      code: 1,
      out: `${id}: is not there, or done\n`,
    });
    expect(await surroundings.antam('jobs', 'retry', '--failed')).toMatchObject({ code: 0, out: 'Nothing failed.\n' });
  });

  it('leaves the job of an email message to the message', async () => {
    await emailMessage(LAN);
    const { jobs } = await json('jobs', 'list');
    const dropped = await surroundings.antam('jobs', 'drop', String(jobs[0].id));
    expect(dropped).toMatchObject({ code: 1, out: expect.stringContaining('antam mail list') });
    expect((await json('mail', 'list')).total).toBe(1);
  });

  it.each([[['drop']], [['drop', 'x']], [['retry']], [['list', '--state', 'done']]])('refuses %j', async args => {
    expect(await surroundings.antam('jobs', ...args)).toMatchObject({ code: 2, out: '' });
  });
});
