import { escapeMarkup } from '../contract/formatted-text.ts';

/** Plain text as HTML: blank lines part paragraphs, other line breaks stay. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(paragraph => `<p>${escapeMarkup(paragraph).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
