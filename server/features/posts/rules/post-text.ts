/** Ends of lines in sanitised HTML. */
const LINE_END = /<br\s*\/?>|<hr\s*\/?>|<\/(?:p|h[1-4]|li|blockquote|tr|ul|ol|table)>/gi;
const CELL_END = /<\/t[hd]>/gi;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of sanitised HTML without markup; paragraphs stand on lines of their own. */
export function textOfHtml(html: string): string {
  return html
    .replace(LINE_END, '\n')
    .replace(CELL_END, ' ')
    .replace(TAG, '')
    .replace(/&(?:lt|gt|quot|amp);/g, entity => ENTITIES[entity] ?? entity)
    .replace(/\u00a0/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
