import type { Message } from './message.ts';

/** A way to deliver email messages, to a mail server or a folder. */
export interface MailTransport {
  /** Where email messages go, for operators: a folder, or `mail.example:587`; without a password. */
  readonly target: string;
  /**
   * Delivers an email message; when it resolves, the next server has it. Throws a `DeliveryFailure` otherwise. It obeys
   * an abort until the moment from which the other side may have accepted the message.
   */
  deliver(message: Message, signal: AbortSignal): Promise<void>;
  /**
   * Tests the connection and the login without sending a message. Throws a `DeliveryFailure` where messages could not
   * be delivered now.
   */
  check(): Promise<void>;
}
