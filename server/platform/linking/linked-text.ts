import { z } from 'zod';
import { AUTO_LINK_CLASS } from '../contract/auto-link.ts';

const linkedParts = z.record(z.string(), z.string());

/** Such a link holds text alone. */
const LINK = new RegExp(`<a href="[^"<>]*" class="${AUTO_LINK_CLASS}">([^<]*)</a>`, 'g');

/** The text without the links that the site has put into it. */
const withoutLinks = (html: string): string => html.replace(LINK, '$1');

/** What is stored beside texts: those of the row that have links, by their columns, as JSON; null where none has any. */
export function storedLinks(columns: readonly string[], parts: readonly (string | null)[]): string | null {
  const linked = columns.flatMap((column, index) => {
    const part = parts[index];
    return part ? [[column, part] as const] : [];
  });
  return linked.length === 0 ? null : JSON.stringify(Object.fromEntries(linked));
}

/**
 * A row with its texts as pages show them, with their links. A text that was changed since it was linked is shown as it
 * is: a link may be missing for a moment, a word never.
 * @param linked the column `linked` of the row
 * @param row holds the texts as their authors wrote them, by columns
 */
export function withLinks<Row extends object>(linked: string | null, row: Row): Row {
  if (linked === null) return row;
  const stored = Object.entries(linkedParts.parse(JSON.parse(linked)));
  const current = stored.filter(([column, html]) => Reflect.get(row, column) === withoutLinks(html));
  return { ...row, ...Object.fromEntries(current) };
}
