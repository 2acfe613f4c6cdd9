/** An answer that is no success, as react-admin reads errors; 0 where there was no answer. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(message: string, status: number, body: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
  }
}
