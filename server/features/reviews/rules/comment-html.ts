import { escapeHtml } from '../../../platform/text/safe-html.ts';

/** A comment's plain text as HTML: blank lines part paragraphs, other line breaks stay. */
export function commentHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(paragraph => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
