import { hash } from 'node:crypto';
import { z } from 'zod';
import { flatLinks, type PlacedLink, withPlacedLinks } from './placed-link.ts';

const linksByColumn = z.record(z.string(), z.string());

/** Stands between the hash of a text and what is told of its links; in none of these is a space. */
const BREAK = ' ';

/** What is stored beside texts: the links of the row by the columns of its texts, as JSON; null where there are none. */
export function storedLinks(
  columns: readonly string[],
  texts: readonly string[],
  links: readonly (readonly PlacedLink[])[],
): string | null {
  const stored = columns.flatMap((column, index) => {
    const placed = links[index] ?? [];
    return placed.length === 0 ? [] : [[column, packed(texts[index] ?? '', placed)] as const];
  });
  return stored.length === 0 ? null : JSON.stringify(Object.fromEntries(stored));
}

/**
 * A row with its texts as pages show them, with their links. A text that was changed since it was linked is shown as it
 * is: a link may be missing for a moment, a word never.
 * @param linked the column `linked` of the row
 * @param row holds the texts as their authors wrote them, by columns
 */
export function withLinks<Row extends object>(linked: string | null, row: Row): Row {
  if (linked === null) return row;
  const shown = Object.entries(linksByColumn.parse(JSON.parse(linked))).flatMap(([column, stored]) => {
    const html: unknown = Reflect.get(row, column);
    const linkedText = typeof html === 'string' ? linkedAsStored(html, stored) : undefined;
    return linkedText === undefined ? [] : [[column, linkedText] as const];
  });
  return { ...row, ...Object.fromEntries(shown) };
}

const hashOf = (html: string) => hash('sha256', html, 'base64url');

const packed = (html: string, links: readonly PlacedLink[]) => [hashOf(html), ...flatLinks(links)].join(BREAK);

/** The text with its stored links; undefined where these are of another text. */
function linkedAsStored(html: string, stored: string): string | undefined {
  const [linkedHash, ...links] = stored.split(BREAK);
  if (linkedHash === hashOf(html)) return withPlacedLinks(html, links);
  return withoutLinks(stored) === html ? stored : undefined;
}

/** Rows that release 0.1 linked hold, until they are linked again, the whole text with its links. */
const withoutLinks = (html: string): string => html.replace(LINK, '$1');

/** Such a link holds text alone. */
const LINK = /<a href="[^"<>]*" class="auto-link">([^<]*)<\/a>/g;
