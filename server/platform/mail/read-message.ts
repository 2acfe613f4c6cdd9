import type { Mail } from './mail.ts';

/** An email message as its reader sees it. */
export interface ReadMessage extends Mail {
  readonly from: string;
  readonly messageId: string;
  /** When it was written; undefined where the header is missing or no date. */
  readonly date: Date | undefined;
}

/** Reads an internet message, without the empty lines at its end; what is missing is the empty text. */
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
