import { Parser } from 'htmlparser2';
import { escapeHtml } from '../text/safe-html.ts';
import type { Target } from './known-name.ts';
import type { LinkTarget, NamedWords, NameTree } from './name-tree.ts';
import type { LinkedPart, PlacedLink } from './placed-link.ts';

/** Elements in which nothing is linked. */
const NO_LINKS = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre', 'script', 'style', 'button']);

/**
 * Places links on the first mention of each known record in a text. Where names overlap, the longest counts. Names count
 * as whole words, in any case and Unicode form, with their accents. Nothing is linked inside of links, headings and code,
 * nor to a page that the text links to already, nor to `self`; so a text that has its links gets no more.
 * @param parts sanitised HTML in the order of the page, e.g. the sections of an article; one text together
 * @returns the parts with their links
 */
export function linkHtml(parts: readonly string[], names: NameTree, self?: Target): LinkedPart[] {
  const scanned = parts.map(scan);
  const linked = new Set(scanned.flatMap(({ hrefs }) => hrefs.flatMap(href => names.targetOf(href)?.key ?? [])));
  if (self) linked.add(`${self.kind}:${self.id}`);
  return scanned.map(({ html, texts }) => ({ html, links: placeLinks(html, texts, names, linked) }));
}

interface Scanned {
  readonly html: string;
  /** Where text stands that may be linked. */
  readonly texts: readonly Span[];
  /** Where its links lead. */
  readonly hrefs: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function scan(html: string): Scanned {
  const texts: Span[] = [];
  const hrefs: string[] = [];
  let closed = 0;
  const parser = new Parser(
    {
      onopentag: (name, { href }) => {
        if (NO_LINKS.has(name)) closed += 1;
        if (name === 'a' && href !== undefined) hrefs.push(href);
      },
      onclosetag: name => {
        if (NO_LINKS.has(name)) closed -= 1;
      },
      ontext: () => {
        if (closed > 0) return;
        const span = { start: parser.startIndex, end: parser.endIndex + 1 };
        const last = texts.at(-1);
        // The parser may hand over one text in pieces.
        if (last?.end === span.start) texts[texts.length - 1] = { start: last.start, end: span.end };
        else texts.push(span);
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return { html, texts, hrefs };
}

function placeLinks(
  html: string,
  texts: readonly Span[],
  names: NameTree,
  /** Grows by what is linked. */
  linked: Set<string>,
): PlacedLink[] {
  const placed: PlacedLink[] = [];
  for (const { start, end } of texts) {
    const words = names.readWords(html.slice(start, end));
    for (const { from, to, target } of longestFirst(words.length, names.namesIn(words), words)) {
      const [first, last] = [words[from], words[to - 1]];
      if (!first || !last || !target || linked.has(target.key)) continue;
      linked.add(target.key);
      placed.push({ start: start + first.start, end: start + last.end, href: hrefOf(target) });
    }
  }
  return placed;
}

/** Where links are stored, spaces separate their fields. */
const hrefOf = ({ url }: LinkTarget) => escapeHtml(url.replaceAll(' ', '%20'));

/** Of names that overlap the longest, of equally long ones the first; in the order of the text. */
function longestFirst(count: number, found: NamedWords[], words: readonly Span[]): NamedWords[] {
  if (found.length === 0) return found;
  const length = ({ from, to }: NamedWords) => (words[to - 1]?.end ?? 0) - (words[from]?.start ?? 0);
  const taken = new Uint8Array(count);
  const kept: NamedWords[] = [];
  for (const name of found.sort((a, b) => length(b) - length(a) || a.from - b.from)) {
    if (taken.subarray(name.from, name.to).includes(1)) continue;
    taken.fill(1, name.from, name.to);
    kept.push(name);
  }
  return kept.sort((a, b) => a.from - b.from);
}
