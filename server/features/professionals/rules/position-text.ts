const BREAK = /<br\s*\/?>|<\/(?:p|li|h[1-4]|blockquote|td|th)>/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of a position, which is sanitised HTML, on one line: "Trưởng khoa Tim mạch, Giảng viên". */
export function positionText(html: string): string {
  return html
    .replace(BREAK, ', ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, entity => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/(?:,\s*)+,/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}
