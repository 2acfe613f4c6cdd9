import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type ReadMessage, readMessage } from '../platform/mail/message.ts';

export interface ReceivedMessage extends ReadMessage {
  /** Who was named to the server, which the headers need not repeat. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: string;
}

/** A real SMTP server that keeps what it takes. */
export interface SmtpMailbox {
  readonly port: number;
  readonly messages: readonly ReceivedMessage[];
  close(): Promise<void>;
}

export interface MailboxOptions {
  /** Default: a free one. */
  readonly port?: number;
  readonly host?: string;
  /** Called when an email message was read whole, before it is taken; throws to refuse it. */
  readonly onMessage?: (message: ReceivedMessage) => Promise<void> | void;
  /** Without these any client may hand email messages over, unencrypted. */
  readonly server?: SMTPServerOptions;
}

/** Starts a mailbox; close it after the test. */
export async function openMailbox(options: MailboxOptions = {}): Promise<SmtpMailbox> {
  const { port = 0, host = '127.0.0.1', onMessage } = options;
  const messages: ReceivedMessage[] = [];
  const take = async (raw: Buffer, envelope: ReceivedMessage['envelope']) => {
    const message = { ...(await readMessage(raw)), envelope, raw: raw.toString('latin1') };
    await onMessage?.(message);
    messages.push(message);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      buffer(stream)
        .then(raw => take(raw, envelope))
        .then(() => done(), done);
    },
    ...options.server,
  });
  // Clients that hang up in the middle are part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>(resolve => void server.listen(port, host, resolve));
  return {
    port: portOf(server.server.address()),
    messages,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

/** The error by which a server refuses, e.g. `refusal(451, '4.3.0 Try again')`. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
