/** An email message to one person, in two forms of one content. */
export interface Mail {
  /** One plain address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar file with one appointment, which calendars of the recipient follow. */
  readonly calendar?: string | undefined;
}
