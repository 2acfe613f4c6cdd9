import type { Message } from './message.ts';

/** A way to deliver email messages, to a mail server or a folder. */
export interface MailTransport {
  /** Where email messages go, for operators: a folder, or `mail.example:587`; without a password. */
  readonly target: string;
  /**
   * Delivers an email message; when it resolves, the next server has it. Throws a {@link MailFailure} otherwise. It obeys
   * an abort until the moment from which the other side may have accepted the message.
   */
  deliver(message: Message, signal: AbortSignal): Promise<void>;
  /**
   * Tests the connection and the login without sending a message. Throws a {@link MailFailure} where messages could not
   * be delivered now.
   */
  check(): Promise<void>;
}

/**
 * Why an email message could not be delivered. The error's text holds neither address nor subject, though servers repeat
 * both in their replies.
 */
export class MailFailure extends Error {
  /** The recipient is refused for good: a retry would get the same answer. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent = false) {
    super(message);
    this.name = 'MailFailure';
    this.isPermanent = isPermanent;
  }
}
