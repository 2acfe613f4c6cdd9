import type { Config } from '../env/config.ts';
import type { MailContent, MailSite } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** The writer as it is configured. */
export function mailSite({ origin, support }: Pick<Config, 'origin' | 'support'>): MailSite {
  return { origin, supportPhone: support.phone, supportEmail: support.email };
}

/** Writes one content as HTML and as plain text. Throws where the action's address is no http(s) address. */
export function composeMail(content: MailContent, site: MailSite): { text: string; html: string } {
  if (content.action && !isWebAddress(content.action.url))
    throw new Error('An email message links to http(s) addresses only');
  return { text: mailText(content, site), html: mailHtml(content, site) };
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(url) && URL.canParse(url);
}
