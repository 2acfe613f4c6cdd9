/** The store of files could not do its work: its disk is full, it may not be written, or it does not answer. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';

  /** Says what the store said, which names no secret. */
  static from(error: unknown): StoreFault {
    if (error instanceof StoreFault) return error;
    return new StoreFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
