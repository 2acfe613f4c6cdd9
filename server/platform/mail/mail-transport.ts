import type { Message } from './write-message.ts';

/** A way to hand email messages over, to a mail server or a folder. */
export interface MailTransport {
  /** Where email messages go, for operators: a folder, or `mail.example:587`; without a password. */
  readonly target: string;
  /**
   * Hands an email message over; when it answers, the next server has it. Throws a {@link MailFailure} otherwise. An
   * abort is respected up to the moment from which the other side may have taken the email message.
   */
  deliver(message: Message, signal: AbortSignal): Promise<void>;
  /**
   * Tries the way short of an email message, the login included. Throws a {@link MailFailure} where email messages
   * cannot go it now.
   */
  check(): Promise<void>;
}

/**
 * Why an email message could not be handed over; the message holds neither address nor subject, as replies of servers
 * do.
 */
export class MailFailure extends Error {
  /** The recipient is refused for good: trying again gets the same answer. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent = false) {
    super(message);
    this.name = 'MailFailure';
    this.isPermanent = isPermanent;
  }
}
