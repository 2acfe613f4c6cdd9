import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Secret } from '../platform/env/secret.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { defineTopic, handle } from '../platform/jobs/topic.ts';
import { createWorker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/log/logger.ts';
import { ContentVersion } from '../platform/platform.entity.ts';
import { post } from '../testing/account-visits.ts';
import { CANARY, createCanaryBrowser, MARK, tracesIn } from '../testing/canary.ts';
import { openMailbox, refusal } from '../testing/smtp-mailbox.ts';
import { storedTexts } from '../testing/stored-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createWork } from './create-work.ts';

let lines: string[] = [];
const logger = createLogger('trace', { write: line => void lines.push(line) });
beforeEach(() => {
  lines = [];
});

/** What the outbox keeps, errors of failed tries included. */
async function outboxOf({ services }: TestApp): Promise<string> {
  const stored = await storedTexts(services.db);
  return stored.flatMap(({ at, text }) => (at.startsWith('outbox_message.') ? [text] : [])).join('\n');
}

describe('a mail server that refuses a recipient and repeats the address', () => {
  it.each([
    [451, 'retried'],
    [550, 'given up'],
  ])('with %i, which is %s, puts the address neither into the log nor into the outbox', async code => {
    const repeat = refusal(code, `${code} ${CANARY.email} ${MARK}: no such person`);
    const mailbox = await openMailbox({ server: { authOptional: true, onRcptTo: (_, __, done) => done(repeat) } });
    const url = new Secret(`smtp://${MARK}:${MARK}-secret@127.0.0.1:${mailbox.port}`);
    const config = { trustProxy: 1, mail: { kind: 'smtp', url, from: 'An Tâm <a@antam.example>' } } as const;
    const app = await startTestApp({ services: { log: logger }, config });
    try {
      const { name, email, password } = CANARY;
      const signup = await post(createCanaryBrowser(app).request, '/dang-ky', { name, email, password });
      expect(signup.status).toBe(200);
      await createWork(app.services).drain();
      expect(lines.join('')).toMatch(/"level":40/);
      expect(tracesIn(lines.join(''))).toEqual([]);
      const outbox = await outboxOf(app);
      expect(outbox).toContain('mail.send');
      expect(tracesIn(outbox)).toEqual([]);
    } finally {
      await app.close();
      await mailbox.close();
    }
  });
});

describe('a job whose row the database refuses', () => {
  it('repeats no value of the row', async () => {
    const app = await startTestApp({ services: { log: logger } });
    try {
      const { db, clock } = app.services;
      const topic = defineTopic('canary.fail', z.object({}));
      const insert = () =>
        db.transaction(async ({ em }) => {
          em.create(ContentVersion, { name: `${MARK}-value`, version: 1 });
        });
      await insert();
      await db.transaction(unit => enqueue(unit, topic, {}, { now: clock.now() }));
      await createWorker({ db, clock, log: logger, handlers: [handle(topic, insert)] }).drain();
      expect(lines.join('')).toMatch(/unique/i);
      expect(tracesIn(lines.join(''))).toEqual([]);
      const outbox = await outboxOf(app);
      expect(outbox).toMatch(/unique/i);
      expect(tracesIn(outbox)).toEqual([]);
    } finally {
      await app.close();
    }
  });
});
