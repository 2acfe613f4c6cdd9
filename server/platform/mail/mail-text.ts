import type { MailContent, MailSite } from './mail-content.ts';

/** An email message for readers without HTML: blocks between blank lines, the link on a line of its own. */
export function mailText({ title, greeting, paragraphs, action, note }: MailContent, site: MailSite): string {
  const blocks = [
    title,
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(note ? [note] : []),
    ['--', 'An Tâm', site.origin, `Hỗ trợ: ${site.supportPhone} · ${site.supportEmail}`].join('\n'),
  ];
  return blocks.join('\n\n');
}
