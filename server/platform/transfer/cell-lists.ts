/*
 * Several things in one cell: `Siêu âm tim | 200000-350000; Điện tim`. A backslash stands before a sign that belongs to
 * a text.
 */

const SIGNS = /[\\;|]/g;
/** Characters that stand for themselves, or behind a backslash. */
const TEXT = /((?:\\.|[^\\;|])+|\\$)|([;|])/gsu;

/** Writes things, each of one or more texts, as one cell; empty texts at the end of a thing are left out. */
export function writeCellList(things: ReadonlyArray<readonly string[]>): string {
  return things
    .map(texts => {
      const last = texts.findLastIndex(text => text !== '');
      return texts
        .slice(0, last + 1)
        .map(text => text.replace(SIGNS, '\\$&'))
        .join(' | ');
    })
    .join('; ');
}

/** Reads what {@link writeCellList} wrote: the texts of each thing, without blanks around them; empty things are none. */
export function readCellList(cell: string): string[][] {
  const things: string[][] = [['']];
  for (const [, text, sign] of cell.matchAll(TEXT)) {
    const texts = things.at(-1) ?? [];
    if (sign === ';') things.push(['']);
    else if (sign === '|') texts.push('');
    else texts[texts.length - 1] += text ?? '';
  }
  return things.map(texts => texts.map(text => text.trim().replace(/\\(.)/gsu, '$1'))).filter(texts => texts[0] !== '');
}
