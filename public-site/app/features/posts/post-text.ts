const BLOCKS = 'p, li, h1, h2, h3, h4, blockquote, div';

/** The text of a post's HTML as an author types it into a plain box: a line between paragraphs, breaks as they are. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n\n');
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
