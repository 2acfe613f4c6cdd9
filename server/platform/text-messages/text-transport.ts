/** A message as a gateway is given it; it is the same at every attempt. */
export interface OutgoingText {
  /** Random-looking, the same at every attempt: by it a gateway knows a repeat. */
  readonly key: string;
  /** The name of its file, by which files sort by time. */
  readonly name: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** A way to phones: an SMS or Zalo gateway, or a folder. */
export interface TextTransport {
  /** Where messages go, for operators: a folder, or `sms.example`; without a secret. */
  readonly target: string;
  /** Delivers a message; when it resolves, the gateway has it. Throws a `DeliveryFailure` otherwise. */
  deliver(message: OutgoingText, signal: AbortSignal): Promise<void>;
}
