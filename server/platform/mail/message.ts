import { createHmac } from 'node:crypto';
import { messageName } from '../delivery/message-folder.ts';
import type { Config } from '../env/config.ts';
import type { WaitingMail } from './mail-store.ts';
import type { Mail } from './send-mail.ts';

/** An email message as it is transmitted; it is the same at every attempt. */
export interface Message {
  /** Of its file, by {@link messageName}. */
  readonly name: string;
  /** With its angle brackets. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  /** The whole message, headers and MIME parts. */
  readonly raw: Buffer;
}

/**
 * Writes a waiting email message in the internet message format. Its id and date are the same at every attempt, so mail
 * servers and readers recognise duplicates.
 */
export async function writeMessage(
  mail: WaitingMail,
  { mail: { from }, origin, secret }: Pick<Config, 'mail' | 'origin' | 'secret'>,
): Promise<Message> {
  // Loaded at the first email message, so that the server starts without it.
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
    name: messageName(mail),
    messageId,
    from: envelope.from,
    to: envelope.to[0],
    raw: await message.build(),
  };
}

/** An email message as its recipient sees it. */
export interface ReadMessage extends Mail {
  readonly from: string;
  readonly messageId: string;
  /** When it was written; undefined where the header is missing or no date. */
  readonly date: Date | undefined;
}

/** Reads an internet message without the empty lines at its end; a missing part is the empty text. */
export async function readMessage(raw: Uint8Array): Promise<ReadMessage> {
  const { default: PostalMime } = await import('postal-mime');
  const { to, from, subject, text, html, messageId, date } = await PostalMime.parse(raw);
  const written = new Date(date ?? '');
  return {
    to: to?.map(({ address }) => address ?? '').join(', ') ?? '',
    from: from?.address ?? '',
    subject: subject ?? '',
    text: text?.trimEnd() ?? '',
    html: html?.trimEnd() ?? '',
    messageId: messageId ?? '',
    date: Number.isNaN(written.getTime()) ? undefined : written,
  };
}
