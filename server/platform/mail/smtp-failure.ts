import { z } from 'zod';
import { MailFailure } from './mail-transport.ts';

/** What nodemailer tells of a failure besides texts, which repeat addresses and passwords. */
const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  originalCode: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

/**
 * Tells a failure in words without personal data. Permanent is only the refusal of the recipient (5xx to RCPT TO): a
 * refused login, sender or relay (5.7.x) is for the operator to repair, and the email message waits for that.
 */
export function describeSmtpError(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const { code, originalCode, command, responseCode, response } = smtpError.catch({}).parse(error);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const what = [responseCode, enhanced, code, originalCode].filter(part => part !== undefined).join(' ');
  const at = command && /^[A-Z][A-Z ]{1,20}$/.test(command) ? ` at ${command}` : '';
  const isRefusal = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  const isPermanent = isRefusal && responseCode !== 503 && !enhanced?.startsWith('5.7.');
  return new MailFailure(`no hand-over to the mail server: ${what || 'no reason given'}${at}`, isPermanent);
}
