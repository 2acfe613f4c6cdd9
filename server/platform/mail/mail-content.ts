/** What an email message says; all of it is plain text, and may hold what visitors typed. */
export interface MailContent {
  readonly title: string;
  /** Salutation, e.g. `Chào chị Lan,`. */
  readonly greeting?: string | undefined;
  readonly paragraphs: readonly string[];
  /** The one thing to do; `url` is absolute. */
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  /** Small print below, e.g. how long the link works. */
  readonly note?: string | undefined;
}

/** Who writes. */
export interface MailSite {
  readonly origin: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
}
