import type { Canonical } from './values.ts';

/* The text format of PostgreSQL's COPY: rows end with a line break, columns are parted by tabs, \N is null. */

const ESCAPED: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** One row of the format, without its line break. */
export function parseCopyRow(line: string): Canonical[] {
  return line.split('\t').map(field => {
    if (field === '\\N') return null;
    return field.includes('\\') ? field.replace(/\\(.)/gs, (_, letter: string) => ESCAPED[letter] ?? letter) : field;
  });
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** A row as the format has it, with its line break. */
export const copyRow = (values: readonly Canonical[]): string =>
  `${values.map(value => (value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, letter => ESCAPES[letter] ?? letter))).join('\t')}\n`;

const NEWLINE = 10;

/** Cuts what COPY writes at the ends of rows into pieces of about `bytes` bytes. */
export async function* wholeRows(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    kept.push(chunk);
    size += chunk.length;
    if (size < bytes) continue;
    const all = Buffer.concat(kept);
    const end = all.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield all.subarray(0, end);
    kept = [all.subarray(end)];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(kept);
}

/** The rows of a piece of {@link wholeRows}. */
export function* rowsOf(piece: Buffer): Generator<Canonical[]> {
  let from = 0;
  for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, from)) {
    yield parseCopyRow(piece.toString('utf8', from, end));
    from = end + 1;
  }
}
