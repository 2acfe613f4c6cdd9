import { textOfHtml } from '../../posts/rules/post-text.ts';

const LONGEST = 240;

/** The first words of sanitised HTML: whole sentences where one fits, otherwise whole words and an ellipsis. */
export function summaryOf(html: string): string {
  const text = textOfHtml(html).replace(/\s+/g, ' ').trim();
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const sentences = start.lastIndexOf('. ');
  if (sentences > LONGEST / 3) return start.slice(0, sentences + 1);
  const word = start.lastIndexOf(' ');
  return `${start.slice(0, word > 0 ? word : LONGEST - 1).replace(/[,;:.]+$/, '')}…`;
}
