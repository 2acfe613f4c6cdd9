import { createHmac } from 'node:crypto';
import type { Config } from '../env/config.ts';
import type { WaitingMail } from './mail-store.ts';

/** A mail in the form in which it travels; the same at every try. */
export interface Message {
  /** A name for its file: sorts by time, `20261121T030000000Z-00000012`. */
  readonly name: string;
  /** With its angle brackets. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  /** The whole message, headers and MIME parts. */
  readonly raw: Buffer;
}

/**
 * Writes a waiting mail as an internet message. Its id and date do not change over tries, so repeats are known as such.
 */
export async function writeMessage(
  mail: WaitingMail,
  { mail: { from }, origin, secret }: Pick<Config, 'mail' | 'origin' | 'secret'>,
): Promise<Message> {
  // Loaded at the first email message, as the start need not wait for it.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const stamp = mail.createdAt.toISOString();
  const token = createHmac('sha256', secret.reveal()).update(`mail ${mail.id} ${stamp}`).digest('hex').slice(0, 32);
  const messageId = `<${token}@${new URL(origin).hostname}>`;
  const message = new MailComposer({
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = message.getEnvelope();
  if (!envelope.from || envelope.to[0] === undefined || envelope.to.length !== 1) {
    throw new Error('An email message needs one sender and one recipient');
  }
  return {
    name: `${stamp.replace(/[-:.]/g, '')}-${String(mail.id).padStart(8, '0')}`,
    messageId,
    from: envelope.from,
    to: envelope.to[0],
    raw: await message.build(),
  };
}
