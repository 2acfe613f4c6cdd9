const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What sanitised HTML says, for a plain box: paragraphs have an empty line between them. */
export function textOfHtml(html: string): string {
  return html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|ul|ol|h\d|blockquote)>/gi, '\n\n')
    .replace(/<\/li>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => NAMED[name] ?? whole)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text as HTML: an empty line begins a paragraph. */
export function htmlOfText(text: string): string {
  const escaped = plainLines(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped
    .split(/\n{2,}/)
    .filter(paragraph => paragraph !== '')
    .map(paragraph => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Forms send line breaks as two characters. */
export const plainLines = (text: string): string => text.replaceAll('\r\n', '\n').trim();
