/** An email message to one person, in two forms of one content. */
export interface Mail {
  /** One plain address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar file with one appointment, which calendars of the recipient follow. */
  readonly calendar?: string | undefined;
  /**
   * Of recurring messages: the address that ends them. Opened it shows a page; a mail program that ends them for its
   * user posts to it (RFC 8058), so the call needs nothing but the address.
   */
  readonly unsubscribe?: string | undefined;
}
