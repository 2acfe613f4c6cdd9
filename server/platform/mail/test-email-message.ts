import { randomInt } from 'node:crypto';
import type { Config } from '../env/config.ts';
import { composeMail, mailSite } from './compose-mail.ts';
import { answerOf } from './mail-answer.ts';
import { createMailTransport } from './mail-jobs.ts';
import type { MailAnswer } from './mail-message.entity.ts';
import type { MailTransport } from './mail-transport.ts';
import { writeMessage } from './message.ts';

const SUBJECT = 'Thư thử từ An Tâm';

/**
 * Hands an email message that says what it is for to the mail server, past the outbox. `answer` is null where the server took
 * it, and else why it did not; `target` is the server.
 */
export async function sendTestEmailMessage(
  config: Config,
  to: string,
  now: Date,
  transport: MailTransport = createMailTransport(config.mail),
): Promise<{ readonly target: string; readonly answer: MailAnswer | null }> {
  const content = { title: SUBJECT, paragraphs: ['Thư này được gửi để thử máy chủ thư. Bạn không cần làm gì.'] };
  const mail = { to, subject: SUBJECT, ...composeMail(content, mailSite(config)) };
  try {
    const message = await writeMessage({ ...mail, id: randomInt(2 ** 31), createdAt: now }, config);
    await transport.deliver(message, new AbortController().signal);
    return { target: transport.target, answer: null };
  } catch (error) {
    return { target: transport.target, answer: answerOf(error, mail, now) };
  }
}
