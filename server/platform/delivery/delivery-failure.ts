/**
 * Why a message could not be delivered. The error's text holds neither recipient nor content, though servers repeat
 * both in their replies.
 */
export class DeliveryFailure extends Error {
  /** The recipient is refused for good: a retry would get the same answer. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent = false) {
    super(message);
    this.name = 'DeliveryFailure';
    this.isPermanent = isPermanent;
  }
}
