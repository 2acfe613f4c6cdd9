import type { Letter } from './write-letter.ts';

/** A way for letters out of the house. */
export interface MailTransport {
  /**
   * Hands a letter over; when it answers, the next server has it. Throws a {@link MailFailure} otherwise. An abort is
   * heeded up to the moment from which the other side may have taken the letter.
   */
  deliver(letter: Letter, signal: AbortSignal): Promise<void>;
  /** Whether letters can be handed over now; answers where to, for operators. Throws a {@link MailFailure}. */
  check(): Promise<string>;
}

/** Why a letter could not be handed over; the message holds neither address nor subject, as replies of servers do. */
export class MailFailure extends Error {
  /** The recipient is refused for good: trying again gets the same answer. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent = false) {
    super(message);
    this.name = 'MailFailure';
    this.isPermanent = isPermanent;
  }
}
