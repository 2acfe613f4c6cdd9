import { textOfHtml } from '../../posts/rules/post-text.ts';

const MAX_LENGTH = 240;

/** The first words of sanitised HTML: whole sentences where one fits, otherwise whole words and an ellipsis. */
export function summaryOf(html: string): string {
  const text = textOfHtml(html).replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_LENGTH) return text;
  const start = text.slice(0, MAX_LENGTH);
  const sentences = start.lastIndexOf('. ');
  if (sentences > MAX_LENGTH / 3) return start.slice(0, sentences + 1);
  const word = start.lastIndexOf(' ');
  return `${start.slice(0, word > 0 ? word : MAX_LENGTH - 1).replace(/[,;:.]+$/, '')}…`;
}
