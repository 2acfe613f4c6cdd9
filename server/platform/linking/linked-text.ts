import { hash } from 'node:crypto';
import { z } from 'zod';
import type { LinkedPart } from './placed-link.ts';

const linksByColumn = z.record(z.string(), z.string());

const BREAK = ' ';
/** The fields of a stored link: its start, its length, its address. */
const FIELDS = 3;

/**
 * What is stored beside the texts of a row: JSON with the links of each text that has any, by its column, as `HASH START
 * LENGTH ADDRESS START LENGTH ADDRESS …`, where HASH is the SHA-256 of the text in base64url, and START and LENGTH count
 * UTF-16 units. Null where no text has a link.
 * @param parts the texts in the order of the columns
 */
export function storedLinks(columns: readonly string[], parts: readonly LinkedPart[]): string | null {
  const stored = columns.flatMap((column, index) => {
    const part = parts[index];
    return part && part.links.length > 0 ? [[column, packed(part)] as const] : [];
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

const packed = ({ html, links }: LinkedPart) =>
  [hashOf(html), ...links.flatMap(({ start, end, href }) => [start, end - start, href])].join(BREAK);

/** The text with its stored links; undefined where these are of another text. */
function linkedAsStored(html: string, stored: string): string | undefined {
  const [linkedHash, ...links] = stored.split(BREAK);
  if (linkedHash === hashOf(html)) return putIn(html, links);
  return withoutLinks(stored) === html ? stored : undefined;
}

function putIn(html: string, links: readonly string[]): string {
  let out = '';
  let copied = 0;
  for (let at = 0; at < links.length; at += FIELDS) {
    const start = Number(links[at]);
    const end = start + Number(links[at + 1]);
    out += `${html.slice(copied, start)}<a href="${links[at + 2]}">${html.slice(start, end)}</a>`;
    copied = end;
  }
  return out + html.slice(copied);
}

/** Release 0.1 stored the whole text with its links; such a row keeps that until it is linked again. */
const withoutLinks = (html: string): string => html.replace(LINK, '$1');

/** Such a link holds text alone. */
const LINK = /<a href="[^"<>]*" class="auto-link">([^<]*)<\/a>/g;
