import { withoutUnseen } from '../contract/visible-text.ts';
import type { Config } from '../env/config.ts';
import { escapeHtml } from '../text/safe-html.ts';

/** A button; `url` is absolute. */
export interface MailAction {
  readonly label: string;
  readonly url: string;
}

/** What one looks up in an email message, such as when and where. */
export type MailFacts = readonly { readonly label: string; readonly value: string }[];

/** The content of an email message: plain texts, which may repeat what visitors typed. */
export interface MailContent {
  readonly title: string;
  /** Salutation, e.g. `Chào chị Lan,`. */
  readonly greeting?: string | undefined;
  readonly paragraphs: readonly (string | MailFacts)[];
  /** The button. */
  readonly action?: MailAction | undefined;
  /** Further buttons below it. */
  readonly otherActions?: readonly MailAction[] | undefined;
  /** Small print below, e.g. how long the link works. */
  readonly note?: string | undefined;
}

/** The sender of an email message. */
export interface MailSite {
  readonly origin: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
}

/** The sender as it is configured. */
export function mailSite({ origin, support }: Pick<Config, 'origin' | 'support'>): MailSite {
  return { origin, supportPhone: support.phone, supportEmail: support.email };
}

/** Writes one content as HTML and as plain text. Throws where an action's address is no http(s) address. */
export function composeMail(content: MailContent, site: MailSite): { text: string; html: string } {
  if (!actionsOf(content).every(({ url }) => isWebAddress(url)))
    throw new Error('An email message links to http(s) addresses only');
  return { text: mailText(content, site), html: mailHtml(content, site) };
}

const actionsOf = ({ action, otherActions = [] }: MailContent) => [...(action ? [action] : []), ...otherActions];

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(url) && URL.canParse(url);
}

/** An email message for readers without HTML: blocks between blank lines, the link on a line of its own. */
export function mailText(content: MailContent, site: MailSite): string {
  const { title, greeting, paragraphs, note } = content;
  const blocks = [
    title,
    ...(greeting ? [greeting] : []),
    ...paragraphs.map(part => (typeof part === 'string' ? part : factLines(part))),
    ...actionsOf(content).map(({ label, url }) => `${label}:\n${url}`),
    ...(note ? [note] : []),
    ['--', 'An Tâm', site.origin, `Hỗ trợ: ${site.supportPhone} · ${site.supportEmail}`].join('\n'),
  ];
  return withoutUnseen(blocks.join('\n\n'));
}

const factLines = (facts: MailFacts) => facts.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** The look's light colours; mail readers know no custom properties. */
const COLOR = {
  page: '#f1f6f5',
  surface: '#ffffff',
  text: '#15262b',
  soft: '#405358',
  muted: '#566a6f',
  border: '#dde6e6',
  brand: '#0b6a63',
};
const FONT = "font-family:'Be Vietnam Pro',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** An email message as HTML that old mail readers can lay out: tables, inline styles, no picture, no script. */
export function mailHtml(content: MailContent, site: MailSite): string {
  const { title, greeting, paragraphs, note } = content;
  const actions = actionsOf(content);
  const body = [
    `<h1 style="margin:0 0 20px;font-size:24px;line-height:1.3;font-weight:700;color:${COLOR.text}">${lines(title)}</h1>`,
    ...(greeting ? [paragraph(greeting)] : []),
    ...paragraphs.map(part => (typeof part === 'string' ? paragraph(part) : factTable(part))),
    ...actions.map(button),
    ...(note ? [small(lines(note))] : []),
    ...(actions.length > 0 ? [fallback(actions)] : []),
  ];
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${COLOR.page};${FONT};color:${COLOR.text}">
<div style="display:none;max-height:0;overflow:hidden">${lines(paragraphs.find(part => typeof part === 'string') ?? title)}</div>
<div role="article" aria-label="${escapeHtml(title)}" lang="vi">
<table ${TABLE} style="background:${COLOR.page}"><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} style="max-width:560px">
<tr><td style="padding:0 8px 20px;font-size:22px;line-height:1.2;font-weight:700"><a href="${escapeHtml(site.origin)}" style="color:${COLOR.brand};text-decoration:none">An Tâm</a></td></tr>
<tr><td style="background:${COLOR.surface};border:1px solid ${COLOR.border};border-radius:12px;padding:32px 28px">
${body.join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0">${footer(site)}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>`;
}

/** Signs that would turn what stands beside them are left out of texts of earlier days too. */
const lines = (text: string) => escapeHtml(withoutUnseen(text)).replaceAll('\n', '<br>');

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${COLOR.text}">${lines(text)}</p>`;

function factTable(facts: MailFacts): string {
  const cell = 'padding:7px 0;font-size:16px;line-height:1.4;vertical-align:top';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="${cell};padding-right:16px;white-space:nowrap;color:${COLOR.muted}">${lines(label)}</td><td dir="auto" style="${cell};font-weight:600;color:${COLOR.text}">${lines(value)}</td></tr>`,
  );
  return `<table ${TABLE} style="margin:0 0 20px;border-top:1px solid ${COLOR.border};border-bottom:1px solid ${COLOR.border}">${rows.join('')}</table>`;
}

const small = (html: string) =>
  `<p style="margin:0 0 12px;font-size:14px;line-height:1.6;color:${COLOR.muted}">${html}</p>`;

/** A cell with a background, because some readers drop the padding of links. */
function button({ label, url }: MailAction): string {
  const link = `display:inline-block;padding:14px 28px;font-size:16px;line-height:1.25;font-weight:600;color:#ffffff;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${COLOR.brand}" style="background:${COLOR.brand};border-radius:8px"><a href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a></td></tr></table>`;
}

function fallback(actions: readonly MailAction[]): string {
  const links = actions.map(
    ({ url }) =>
      `<a href="${escapeHtml(url)}" style="color:${COLOR.brand};word-break:break-all">${escapeHtml(url)}</a>`,
  );
  return small(`Nếu nút không hoạt động, hãy mở liên kết này:<br>${links.join('<br>')}`);
}

function footer({ supportPhone, supportEmail, origin }: MailSite): string {
  const style = `color:${COLOR.soft}`;
  const phone = `<a href="tel:${escapeHtml(supportPhone.replace(/[^+\d]/g, ''))}" style="${style}">${escapeHtml(supportPhone)}</a>`;
  const email = `<a href="mailto:${escapeHtml(supportEmail)}" style="${style}">${escapeHtml(supportEmail)}</a>`;
  const home = `<a href="${escapeHtml(origin)}" style="${style}">${escapeHtml(origin.replace(/^https?:\/\//, ''))}</a>`;
  return (
    small(`Cần giúp đỡ? Gọi ${phone} hoặc viết cho ${email}.`) +
    small(`An Tâm – ${home}<br>Đây là thư tự động, xin đừng trả lời thư này.`)
  );
}
