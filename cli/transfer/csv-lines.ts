import { createReadStream, type Stats, statSync } from 'node:fs';
import { EXIT, Failure } from '../io/failure.ts';
import { plainCause } from '../io/plain-cause.ts';

export interface Line {
  /** From 1. */
  readonly number: number;
  /** Empty where the line is too long to be one of a list. */
  readonly text: string;
  readonly isTooLong: boolean;
}

/**
 * The most characters of a line, and of a row. Anything longer is not a list, and a binary file must not fill the
 * memory.
 */
export const MAX_LINE = 1_000_000;

/** Fails when `file` is not there, empty or plainly no file. */
function checkFile(file: string): void {
  let stats: Stats;
  try {
    stats = statSync(file);
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${plainCause(error).what}`, undefined, { cause: error });
  }
  if (!stats.isFile()) throw new Failure(`${file} is no file`, EXIT.missing);
  if (stats.size === 0) throw new Failure(`${file} is empty`);
}

/** The lines of a UTF-8 file, whatever ends them. Fails for what is plainly no text. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  checkFile(file);
  const decoder = new TextDecoder();
  const open = new OpenLine();
  // A carriage return at the end of a chunk waits for the next one, which may begin with its line feed.
  let held = '';
  let isFirst = true;
  for await (const chunk of createReadStream(file)) {
    if (!(chunk instanceof Uint8Array)) continue;
    if (isFirst) refuseBinary(file, chunk);
    isFirst = false;
    const text = held + decoder.decode(chunk, { stream: true });
    held = text.endsWith('\r') ? '\r' : '';
    const pieces = text.slice(0, text.length - held.length).split(/\r\n|\n|\r/);
    const last = pieces.pop() ?? '';
    for (const piece of pieces) yield open.close(piece);
    open.add(last);
  }
  open.add(decoder.decode());
  if (!open.isEmpty) yield open.close('');
}

/** A line that grows by pieces until it ends. */
class OpenLine {
  #text = '';
  #isTooLong = false;
  #number = 0;

  get isEmpty(): boolean {
    return this.#text === '' && !this.#isTooLong;
  }

  add(piece: string): void {
    this.#isTooLong ||= this.#text.length + piece.length > MAX_LINE;
    this.#text = this.#isTooLong ? '' : this.#text + piece;
  }

  close(piece: string): Line {
    this.add(piece);
    this.#number += 1;
    const line = { number: this.#number, text: this.#text, isTooLong: this.#isTooLong };
    this.#text = '';
    this.#isTooLong = false;
    return line;
  }
}

function refuseBinary(file: string, start: Uint8Array): void {
  const [first, second] = start;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) throw new Failure(`${file} is UTF-16 text: save it as "CSV UTF-8"`);
  if (first === 0x50 && second === 0x4b)
    throw new Failure(`${file} is a spreadsheet or an archive: save it as "CSV UTF-8"`);
  if (start.includes(0)) throw new Failure(`${file} is no text`);
}
