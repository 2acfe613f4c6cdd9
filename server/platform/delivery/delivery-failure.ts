/** What the other side said: its number, e.g. 550, and its words, which may repeat the recipient and the content. */
interface DeliveryAnswer {
  readonly code: number | null;
  readonly text: string;
}

/**
 * Why a message could not be delivered. The error's text, which is logged, holds neither recipient nor content, though
 * servers repeat both in their replies; `answer` is such a reply, for a caller that keeps it where personal data may
 * be.
 */
export class DeliveryFailure extends Error {
  /** The recipient is refused for good: a retry would get the same answer. */
  readonly isPermanent: boolean;
  readonly answer: DeliveryAnswer | undefined;

  constructor(message: string, isPermanent = false, answer?: DeliveryAnswer) {
    super(message);
    this.name = 'DeliveryFailure';
    this.isPermanent = isPermanent;
    this.answer = answer;
  }
}
