import type { MailConfig } from '../env/config.ts';
import { handle, type JobContext, type JobHandler } from '../jobs/topic.ts';
import type { Services } from '../services.ts';
import { createFolderTransport } from './mail-folder.ts';
import { markFailed, markSent, waitingMail } from './mail-store.ts';
import { MailFailure, type MailTransport } from './mail-transport.ts';
import { writeMessage } from './message.ts';
import { mailTopic } from './send-mail.ts';
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
  return [
    handle(mailTopic, ({ id }, context) => handOver(services, transport, id, context), { maxAttempts: MAX_ATTEMPTS }),
  ];
}

async function handOver(
  { config, db, clock, log }: Pick<Services, 'config' | 'db' | 'clock' | 'log'>,
  transport: MailTransport,
  id: number,
  { attempt, signal }: JobContext,
): Promise<void> {
  const mail = await waitingMail(db, id);
  // A worker that died after the delivery left the job behind.
  if (!mail) return;
  try {
    await transport.deliver(await writeMessage(mail, config), signal);
  } catch (error) {
    const isRefused = error instanceof MailFailure && error.isPermanent;
    if (isRefused || attempt >= MAX_ATTEMPTS) await markFailed(db, id, clock.now());
    if (!isRefused) throw error;
    log.warn({ mail: id, reason: error.message }, 'The recipient of an email message was refused');
    return;
  }
  await markSent(db, id, clock.now());
}

/** The configured mail transport; it connects when the first message is sent. */
export function createMailTransport(mail: MailConfig): MailTransport {
  return mail.kind === 'folder' ? createFolderTransport(mail.folder) : createSmtpTransport(mail.url);
}
