import type { BrokenRow, ImportRecord } from '@antam/server/platform/transfer/import.ts';
import { parse } from 'csv-parse/sync';
import { Failure, messageOf } from '../io/failure.ts';
import { type Line, MAX_LINE, readLines } from './csv-lines.ts';
import { rearmCell } from './formula-cells.ts';

/** The columns that a list must have. */
export interface CsvShape {
  readonly columns: readonly string[];
  readonly required: readonly string[];
}

/** A row whose quotes are not closed within so many lines is broken; reading starts again after its first line. */
const MAX_LINES_A_ROW = 50;
const TOO_LONG = `longer than ${MAX_LINE.toLocaleString('en-US')} characters`;
const DELIMITERS = [',', ';', '\t'];

/**
 * Reads a CSV file row by row. A broken row costs only itself: it is reported and reading goes on with the next line.
 * Fails when the file is none or its header is not that of the list.
 */
export async function* readCsv(file: string, shape: CsvShape): AsyncGenerator<ImportRecord | BrokenRow> {
  let header: Header | undefined;
  for await (const row of rowsOf(readLines(file), cells => header?.problem(cells))) {
    if (header) {
      yield 'cells' in row ? header.record(row.line, row.cells) : { line: row.line, problem: row.problem };
      continue;
    }
    header = new Header(file, shape, 'text' in row ? row.text : '');
  }
  if (!header) throw new Failure(`${file} has no rows`);
}

type Row = { line: number; text: string; cells: string[] } | { line: number; problem: string; text: string };

/** A row of a file as it came, on however many lines. */
export interface RawRow {
  /** Line on which it begins. */
  readonly line: number;
  readonly text: string;
}

/** Reads the header, and then the rows that begin on these lines, as they came. */
export async function* readRaw(file: string, shape: CsvShape, lines: ReadonlySet<number>): AsyncGenerator<RawRow> {
  let header: Header | undefined;
  for await (const { line, text } of rowsOf(readLines(file), cells => header?.problem(cells))) {
    if (!header || lines.has(line)) yield { line, text };
    header ??= new Header(file, shape, text);
  }
}

/** Fails where {@link readCsv} would do so before its first row: when there is no such file, or its header is another's. */
export async function checkCsv(file: string, shape: CsvShape): Promise<void> {
  // Closing the generator after its first row closes the file.
  for await (const _row of readCsv(file, shape)) return;
}

/** Joins lines into rows; `check` answers what is wrong with the cells of a row. */
async function* rowsOf(
  lines: AsyncIterable<Line>,
  check: (cells: readonly string[]) => string | undefined,
): AsyncGenerator<Row> {
  const source = lines[Symbol.asyncIterator]();
  const queue: Line[] = [];
  let delimiter = ',';
  let isFirst = true;
  const take = async () => queue.shift() ?? (await source.next()).value;
  try {
    for (let first = await take(); first; first = await take()) {
      if (first.isTooLong) {
        yield { line: first.number, text: '', problem: TOO_LONG };
        continue;
      }
      if (first.text.trim() === '') continue;
      const group: Line[] = [first];
      let [length, quotes] = [first.text.length, quotesIn(first)];
      while (group.length < MAX_LINES_A_ROW && quotes % 2 === 1) {
        const next = await take();
        if (!next) break;
        length += next.text.length;
        if (next.isTooLong || length > MAX_LINE) {
          queue.unshift(next);
          break;
        }
        group.push(next);
        quotes += quotesIn(next);
      }
      const text = group.map(line => line.text).join('\n');
      if (isFirst) delimiter = delimiterOf(text);
      isFirst = false;
      const parsed = cellsOf(text, delimiter);
      const problem = Array.isArray(parsed) ? check(parsed) : parsed.problem;
      if (Array.isArray(parsed) && problem === undefined) yield { line: first.number, text, cells: parsed };
      else {
        queue.unshift(...group.slice(1));
        yield { line: first.number, text: first.text, problem: problem ?? 'cannot be read' };
      }
    }
  } finally {
    await source.return?.();
  }
}

const quotesIn = ({ text }: Line) => (text.includes('"') ? text.split('"').length - 1 : 0);

/** By what the cells of a header are divided. */
export const delimiterOf = (header: string) =>
  DELIMITERS.reduce((best, delimiter) =>
    header.split(delimiter).length > header.split(best).length ? delimiter : best,
  );

/** Named here, since the parser would otherwise search for them at each character of a row, which holds none. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

function cellsOf(text: string, delimiter: string): string[] | { problem: string } {
  if (text.includes('\ufffd')) return { problem: 'bytes that are not UTF-8: save the file as "CSV UTF-8"' };
  if (!text.includes('"')) return text.split(delimiter);
  try {
    const rows: string[][] = parse(text, { delimiter, relax_column_count: true, record_delimiter: LINE_ENDS });
    return rows[0] ?? { problem: 'no cells' };
  } catch (error) {
    const message = messageOf(error);
    return { problem: /quote not closed/i.test(message) ? 'a quote is not closed' : 'quotes stand where none may' };
  }
}

class Header {
  readonly #names: readonly string[];
  readonly #columns: readonly string[];

  constructor(file: string, shape: CsvShape, text: string) {
    const cells = cellsOf(text, delimiterOf(text));
    this.#names = (Array.isArray(cells) ? cells : []).map(cell =>
      cell
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
    );
    this.#columns = shape.columns;
    const missing = shape.required.filter(column => !this.#names.includes(column));
    if (missing.length > 0) {
      const found = this.#names.slice(0, 20).join(',').slice(0, 200);
      throw new Failure(
        `${file} is no such list: the header lacks ${missing.join(', ')}.\n  wanted: ${shape.columns.join(',')}\n  found:  ${found}`,
      );
    }
    const seen = new Set<string>();
    for (const name of this.#names) {
      if (name !== '' && seen.has(name)) throw new Failure(`${file} has the column ${name} twice`);
      seen.add(name);
    }
  }

  /** What is wrong with the number of cells; empty ones at the end, as spreadsheets leave them, do no harm. */
  problem(cells: readonly string[]): string | undefined {
    const extra = cells.slice(this.#names.length).some(cell => cell.trim() !== '');
    if (cells.length >= this.#names.length && !extra) return undefined;
    return `${cells.length} columns instead of ${this.#names.length}`;
  }

  record(line: number, cells: readonly string[]): ImportRecord {
    const byName = new Map(this.#names.map((name, i) => [name, rearmCell(cells[i] ?? '')]));
    return { line, fields: Object.fromEntries(this.#columns.map(column => [column, byName.get(column) ?? ''])) };
  }
}
