import { createHmac } from 'node:crypto';
import addressparser from 'nodemailer/lib/addressparser';
import { messageName } from '../delivery/message-folder.ts';
import type { Config } from '../env/config.ts';
import type { Mail } from './mail.ts';

/** The sender's name and address as configured, `An Tâm <khong-tra-loi@antam.example>` or the address alone. */
export function senderOf({ from }: Pick<Config['mail'], 'from'>): { readonly name: string; readonly email: string } {
  const [sender] = addressparser(from, { flatten: true });
  if (!sender) throw new Error('The sender of email messages has no address');
  return { name: sender.name, email: sender.address };
}

/** An email message as it is transmitted; it is the same at every attempt. */
export interface Message {
  /** Of its file, by {@link messageName}. */
  readonly name: string;
  /** The id of the message with its angle brackets. */
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
  mail: Mail & { readonly id: number; readonly createdAt: Date },
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
    ...calendarPart(mail.calendar),
    date: mail.createdAt,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(mail.unsubscribe) },
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

/** By which mail programs offer to end recurring messages with one click (RFC 2369, RFC 8058). */
function listHeaders(address: string | undefined) {
  if (address === undefined) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * The file twice, as mail readers want it: as another form of the message, from which they show the appointment, and as
 * an attachment to be opened.
 */
function calendarPart(file: string | undefined) {
  if (file === undefined) return {};
  const [, method = 'PUBLISH'] = /^METHOD:(\w+)/m.exec(file) ?? [];
  return { icalEvent: { method, filename: 'lich-hen.ics', content: file } };
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
  const { to, from, subject, text, html, messageId, date, attachments, headers } = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
  });
  const calendar = attachments.find(({ mimeType }) => mimeType === 'application/ics')?.content.toString();
  const list = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  const written = new Date(date ?? '');
  return {
    to: to?.map(({ address }) => address ?? '').join(', ') ?? '',
    from: from?.address ?? '',
    subject: subject ?? '',
    text: text?.trimEnd() ?? '',
    html: html?.trimEnd() ?? '',
    ...(calendar !== undefined && { calendar }),
    ...(list !== undefined && { unsubscribe: list.replace(/^<|>$/g, '') }),
    messageId: messageId ?? '',
    date: Number.isNaN(written.getTime()) ? undefined : written,
  };
}
