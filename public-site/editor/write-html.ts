import {
  ALIGNMENT_CLASS,
  ALIGNMENTS,
  type FormattedTextKind,
  formattedElements,
} from '@antam/server/platform/contract/formatted-text.ts';
import {
  withoutControls,
  withoutUnseen,
  withPlainBreaks,
  withPlainSpaces,
} from '@antam/server/platform/contract/visible-text.ts';
import { readLink } from './link-value.ts';
import { linkMarkup, pictureMarkup, textMarkup } from './markup.ts';
import { listMarkup } from './write-list.ts';

/** One step of what the editor holds: a text or a thing, with its formats. */
export type Step = {
  readonly insert?: unknown;
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
};
type Formats = Readonly<Record<string, unknown>>;
type Run = { readonly markup: string; readonly link: unknown };
type Line = { readonly content: string; readonly formats: Formats };
/** What stands between lines, as finished markup. */
type Thing = { readonly thing: string };

/** Formats of letters by their elements, from the innermost. */
const LETTERS = [
  ['strike', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const;

/** What the editor holds as HTML of a kind, without what nobody sees: what the server's sanitiser leaves as it is. */
export function writeHtml(steps: readonly Step[], kind: FormattedTextKind): string {
  const elements = formattedElements(kind);
  const html = blocks(linesOf(steps, name => name in elements));
  return withPlainSpaces(withoutControls(withPlainBreaks(withoutUnseen(html.normalize('NFC')))));
}

function linesOf(steps: readonly Step[], allows: (element: string) => boolean): (Line | Thing)[] {
  const lines: (Line | Thing)[] = [];
  let runs: Run[] = [];
  const end = (formats: Formats) => {
    lines.push({ content: joined(runs), formats });
    runs = [];
  };
  for (const { insert, attributes = {} } of steps) {
    if (typeof insert === 'string') {
      const [first = '', ...others] = withPlainBreaks(withoutUnseen(insert)).split('\n');
      runs.push({ markup: letters(first, attributes), link: attributes.link });
      for (const text of others) {
        end(attributes);
        runs.push({ markup: letters(text, attributes), link: attributes.link });
      }
    } else if (isRecord(insert)) {
      const thing = thingOf(insert);
      if (thing !== '') {
        end({});
        lines.push({ thing });
      }
      if (allows('img')) runs.push({ markup: pictureOf(insert), link: attributes.link });
    }
  }
  end({});
  return lines;
}

function letters(text: string, formats: Formats): string {
  let markup = textMarkup(text);
  if (markup === '') return '';
  if (formats.script === 'sub' || formats.script === 'super') {
    const element = formats.script === 'sub' ? 'sub' : 'sup';
    markup = `<${element}>${markup}</${element}>`;
  }
  for (const [format, element] of LETTERS) {
    if (formats[format]) markup = `<${element}>${markup}</${element}>`;
  }
  return markup;
}

function thingOf(insert: Formats): string {
  if (insert.divider) return '<hr />';
  return typeof insert.grid === 'string' ? insert.grid : '';
}

function pictureOf({ image }: Formats): string {
  if (!isRecord(image)) return '';
  return pictureMarkup({ src: String(image.src ?? ''), alt: image.alt, title: image.title });
}

/** The runs of a line; neighbours with the same link share one. */
function joined(runs: readonly Run[]): string {
  const parts: { link: unknown; markup: string }[] = [];
  for (const { markup, link } of runs) {
    if (markup === '') continue;
    const last = parts.at(-1);
    if (last && last.link === link) last.markup += markup;
    else parts.push({ link, markup });
  }
  return parts.map(({ link, markup }) => linkMarkup(readLink(link), markup)).join('');
}

/** Lines as paragraphs, headings, lists and quotes. Empty lines are left out: pages part paragraphs by themselves. */
function blocks(lines: readonly (Line | Thing)[]): string {
  const parts: string[] = [];
  let at = 0;
  const follow = (belongs: (line: Line) => boolean): Line[] => {
    const from = at;
    for (let line = lines[at]; line && !('thing' in line) && belongs(line); line = lines[at]) at += 1;
    return lines.slice(from, at).filter((line): line is Line => !('thing' in line) && line.content.trim() !== '');
  };
  for (let line = lines[at]; line; line = lines[at]) {
    if ('thing' in line) {
      parts.push(line.thing);
      at += 1;
    } else if (listOf(line)) {
      const items = follow(other => listOf(other) !== undefined);
      parts.push(
        listMarkup(
          items.map(item => ({
            list: listOf(item) ?? 'ul',
            depth: Number(item.formats.indent ?? 0),
            start: `<li${alignment(item)}>`,
            content: item.content,
          })),
        ),
      );
    } else if (line.formats.blockquote) {
      const quoted = follow(other => Boolean(other.formats.blockquote));
      if (quoted.length > 0) parts.push(`<blockquote>${quoted.map(paragraph).join('')}</blockquote>`);
    } else {
      if (line.content.trim() !== '') parts.push(paragraph(line));
      at += 1;
    }
  }
  return parts.join('');
}

function listOf({ formats }: Line): 'ol' | 'ul' | undefined {
  if (!formats.list) return undefined;
  return formats.list === 'ordered' ? 'ol' : 'ul';
}

function paragraph(line: Line): string {
  const level = Number(line.formats.header ?? 0);
  const element = level > 0 ? `h${Math.min(Math.max(level, 2), 4)}` : 'p';
  return `<${element}${alignment(line)}>${line.content}</${element}>`;
}

function alignment({ formats }: Line): string {
  const known = ALIGNMENTS.find(name => name === formats.align);
  return known ? ` class="${ALIGNMENT_CLASS}-${known}"` : '';
}

function isRecord(value: unknown): value is Formats {
  return typeof value === 'object' && value !== null;
}
