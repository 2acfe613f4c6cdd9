import type { Letter } from './write-letter.ts';

/** A way for letters out of the house. */
export interface MailTransport {
  /** Where letters go, for operators: a folder, or `mail.example:587`; without a password. */
  readonly target: string;
  /**
   * Hands a letter over; when it answers, the next server has it. Throws a {@link MailFailure} otherwise. An abort is
   * heeded up to the moment from which the other side may have taken the letter.
   */
  deliver(letter: Letter, signal: AbortSignal): Promise<void>;
  /** Tries the way short of a letter, the login included. Throws a {@link MailFailure} where letters cannot go it now. */
  check(): Promise<void>;
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
