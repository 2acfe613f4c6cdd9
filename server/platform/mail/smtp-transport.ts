import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import type { Secret } from '../env/secret.ts';
import { MailFailure, type MailTransport } from './mail-transport.ts';
import { describeSmtpError } from './smtp-failure.ts';

export interface SmtpTimeouts {
  readonly connectMs: number;
  readonly greetingMs: number;
  /** Silence in the middle of a conversation. */
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
 * Hands email messages to the SMTP server of `url`, one connection each. A password leaves this machine over TLS only.
 * Further settings stand in the URL's query as nodemailer names them, e.g. `?tls.servername=mail.example`.
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

/** Opens a connection, logs in and talks; `taken` says that from now on an abort would leave the outcome unknown. */
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
  // Lost races must not count as unhandled.
  broken.promise.catch(() => undefined);
  connection.on('error', broken.reject);
  connection.once('end', () => broken.reject(new Error('The connection ended')));
  const stop = () => broken.reject(new MailFailure('Stopped before the email message was handed over'));
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

/** A call of the callback kind as a promise. */
function called(call: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => call(error => (error ? reject(error) : resolve())));
}
