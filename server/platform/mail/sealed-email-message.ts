import { createHmac, hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { openText, sealText } from '../auth/sealed-text.ts';
import type { Secret } from '../env/secret.ts';
import type { Mail } from './mail.ts';

const PURPOSE = 'mail-letter';

const emailMessageSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  calendar: z.string().optional(),
  unsubscribe: z.string().optional(),
});

/**
 * The key under which email messages to an address are found: 43 characters of base64url, made with the installation's secret,
 * so that nobody without it can find out whose address it was. Upper and lower case make no difference.
 */
export function recipientKey(secret: Secret, address: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret.reveal(), '', 'mail-recipient', 32));
  return createHmac('sha256', key).update(address.trim().toLowerCase()).digest('base64url');
}

/** The keys of an address by every secret that is accepted. */
export const recipientKeys = (secret: Secret, address: string): string[] =>
  secret.accepted.map(each => recipientKey(each, address));

/** Seals recipient and content of an email message for the row that has this key of its recipient. */
export const sealEmailMessage = (secret: Secret, key: string, mail: Mail): string =>
  sealText(secret, PURPOSE, key, JSON.stringify(mail));

/** The email message of {@link sealEmailMessage}; undefined where it was sealed with another secret, or changed. */
export function openEmailMessage(secret: Secret, key: string, sealed: string): Mail | undefined {
  const text = openText(secret, PURPOSE, key, sealed);
  return text === undefined ? undefined : emailMessageSchema.parse(JSON.parse(text));
}
