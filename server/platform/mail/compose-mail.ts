import type { Config } from '../env/config.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** What a letter says; all of it is plain text, and may hold what visitors typed. */
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

/** The writer as it is configured. */
export function mailSite({ origin, support }: Pick<Config, 'origin' | 'support'>): MailSite {
  return { origin, supportPhone: support.phone, supportEmail: support.email };
}

/** Writes one content as HTML and as plain text. Throws where the action's address is no http(s) address. */
export function composeMail(content: MailContent, site: MailSite): { text: string; html: string } {
  if (content.action && !isWebAddress(content.action.url)) throw new Error('A letter links to http(s) addresses only');
  return { text: mailText(content, site), html: mailHtml(content, site) };
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(url) && URL.canParse(url);
}
