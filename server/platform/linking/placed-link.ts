/** A link on words of a text: where they begin and end in its HTML, in UTF-16 units. */
export interface PlacedLink {
  readonly start: number;
  readonly end: number;
  /** The path that it leads to, as it stands in HTML. */
  readonly href: string;
}

/** Links by their starts, lengths and addresses, all in one list: what a text with hundreds is made from in no time. */
export type FlatLinks = readonly (string | number)[];

const FIELDS = 3;

export const flatLinks = (links: readonly PlacedLink[]): FlatLinks =>
  links.flatMap(({ start, end, href }) => [start, end - start, href]);

/** The text with its links, which follow each other; without them it is what it was. */
export function withPlacedLinks(html: string, links: FlatLinks): string {
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
