import { DeliveryFailure } from '../delivery/delivery-failure.ts';
import { handOver } from '../delivery/hand-over.ts';
import type { MailConfig } from '../env/config.ts';
import { handle, type JobHandler } from '../jobs/topic.ts';
import type { Services } from '../services.ts';
import { answerOf } from './mail-answer.ts';
import { createFolderTransport } from './mail-folder.ts';
import { markFailed, markSent, noteAnswer, type WaitingEmailMessage, waitingEmailMessage } from './mail-store.ts';
import type { MailTransport } from './mail-transport.ts';
import { writeMessage } from './message.ts';
import { mailTopic, plainMailTopic } from './send-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/**
 * With the outbox's delays, which grow to an hour, this takes two to three days: a mail server may be down for a weekend.
 */
const MAX_ATTEMPTS = 80;

/** Delivers the messages that {@link sendMail} enqueued; `transport` replaces the configured one, for tests. */
export function mailJobs(
  services: Pick<Services, 'config' | 'db' | 'clock' | 'log'>,
  transport: MailTransport = createMailTransport(services.config.mail),
): JobHandler[] {
  const { config, db } = services;
  const steps = {
    what: 'An email message',
    maxAttempts: MAX_ATTEMPTS,
    waiting: (id: number) => waitingEmailMessage(services, id),
    deliver: async ({ id, createdAt, mail }: WaitingEmailMessage, signal: AbortSignal) => {
      if (!mail) throw new DeliveryFailure('the email message was sealed with another secret');
      await transport.deliver(await writeMessage({ ...mail, id, createdAt }, config), signal);
    },
    noteFailure: ({ id, mail }: WaitingEmailMessage, error: unknown, now: Date) =>
      noteAnswer(db, id, answerOf(error, mail, now)),
    markSent: (id: number, now: Date) => markSent(db, id, now),
    markFailed: (id: number, now: Date, isRefused: boolean) => markFailed(db, id, now, isRefused),
  };
  return [mailTopic, plainMailTopic].map(topic =>
    handle(topic, ({ id }, context) => handOver(services, steps, id, context), { maxAttempts: MAX_ATTEMPTS }),
  );
}

/** The configured mail transport; it connects when the first message is sent. */
export function createMailTransport(mail: MailConfig): MailTransport {
  return mail.kind === 'folder' ? createFolderTransport(mail.folder) : createSmtpTransport(mail.url);
}
