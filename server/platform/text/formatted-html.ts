import { escapeMarkup, type FormattedTextKind, isFormatted } from '../contract/formatted-text.ts';
import { safeHtml } from './safe-html.ts';

/**
 * What somebody wrote in a field with the editor, as HTML that pages may show. Who has no script writes plain text: blank
 * lines part its paragraphs, other line breaks stay.
 */
export async function formattedHtml(written: string, kind: FormattedTextKind): Promise<string> {
  return safeHtml(isFormatted(written) ? written : paragraphs(written), kind);
}

function paragraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(paragraph => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
