import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { z } from 'zod';
import { DeliveryFailure } from '../delivery/delivery-failure.ts';
import type { Secret } from '../env/secret.ts';
import type { MailTransport } from './mail-transport.ts';

interface SmtpTimeouts {
  readonly connectMs: number;
  readonly greetingMs: number;
  /** How long the server may be silent in the middle of a conversation. */
  readonly silenceMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 30_000 };
const LOCAL = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

interface Server {
  readonly options: SMTPConnectionOptions;
  readonly user: string | undefined;
  readonly password: string | undefined;
}

/**
 * Sends email messages to the SMTP server of `url`, one connection each. A password is sent over TLS only. The URL's
 * query may hold further settings under nodemailer's names, e.g. `?tls.servername=mail.example`.
 */
export function createSmtpTransport(url: Secret, timeouts: SmtpTimeouts = TIMEOUTS): MailTransport {
  return {
    target: targetOf(url),
    deliver: (message, signal) =>
      converse(url, timeouts, signal, async (connection, taken) => {
        const content = new Readable({
          read() {
            taken();
            this.push(message.raw);
            this.push(null);
          },
        });
        const envelope = { from: message.from, to: [message.to], size: message.raw.length };
        await called(done => connection.send(envelope, content, done));
      }),
    check: () => converse(url, timeouts, undefined, async () => undefined),
  };
}

function targetOf(url: Secret): string {
  const { hostname, port, protocol } = new URL(url.reveal());
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
}

/** Opens a connection, logs in and talks. It calls `taken` when an abort would leave the outcome unknown from then on. */
async function converse(
  url: Secret,
  timeouts: SmtpTimeouts,
  signal: AbortSignal | undefined,
  talk: (connection: SMTPConnection, taken: () => void) => Promise<void>,
): Promise<void> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const { options, user, password } = await serverOf(url, timeouts);
  const connection = new Connection(options);
  const broken = Promise.withResolvers<never>();
  // A rejection after the race must not count as unhandled.
  broken.promise.catch(() => undefined);
  connection.on('error', broken.reject);
  connection.once('end', () => broken.reject(new Error('The connection ended')));
  const stop = () => broken.reject(new DeliveryFailure('Stopped before the email message was handed over'));
  signal?.addEventListener('abort', stop);
  const steps = async () => {
    if (signal?.aborted) return stop();
    await called(done => connection.connect(done));
    if (user !== undefined) await called(done => connection.login({ user, pass: password }, done));
    await talk(connection, () => signal?.removeEventListener('abort', stop));
  };
  try {
    await Promise.race([broken.promise, steps()]);
    connection.quit();
  } catch (error) {
    connection.close();
    throw describeSmtpError(error);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

async function serverOf(url: Secret, timeouts: SmtpTimeouts): Promise<Server> {
  const { parseConnectionUrl } = await import('nodemailer/lib/shared');
  const { auth, ...given } = parseConnectionUrl(url.reveal());
  const mustEncrypt = auth !== undefined && !LOCAL.has(String(given.host));
  return {
    user: auth?.user,
    password: auth?.pass,
    options: {
      ...(mustEncrypt ? { requireTLS: true } : {}),
      ...given,
      connectionTimeout: timeouts.connectMs,
      dnsTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.greetingMs,
      socketTimeout: timeouts.silenceMs,
      logger: false,
    },
  };
}

/** Turns a function with a callback into a promise. */
function called(call: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => call(error => (error ? reject(error) : resolve())));
}

/** What nodemailer says of a failure, without its texts, which repeat addresses and passwords. */
const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  originalCode: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

/**
 * Describes a failure without personal data but in its `answer`. Only the refusal of the recipient (5xx to RCPT TO) is permanent: a refused
 * login, sender or relay (5.7.x) is for the operator to repair, and the email message waits for that.
 */
function describeSmtpError(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  const { code, originalCode, command, responseCode, response } = smtpError.catch({}).parse(error);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const what = [responseCode, enhanced, code, originalCode].filter(part => part !== undefined).join(' ');
  const at = command && /^[A-Z][A-Z ]{1,20}$/.test(command) ? ` at ${command}` : '';
  const isRefusal = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  const isPermanent = isRefusal && responseCode !== 503 && !enhanced?.startsWith('5.7.');
  const message = `no hand-over to the mail server: ${what || 'no reason given'}${at}`;
  const answer = response === undefined ? undefined : { code: responseCode ?? null, text: response };
  return new DeliveryFailure(message, isPermanent, answer);
}
