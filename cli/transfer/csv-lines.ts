import { createReadStream, type Stats, statSync } from 'node:fs';
import { Failure, messageOf } from '../io/failure.ts';

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** Longer lines are no list; the rest of such a line is dropped, so that a binary file cannot fill the memory. */
const MAX_LINE = 1_000_000;

/** The lines of a UTF-8 file, whatever ends them. Fails for what is plainly no text. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  checkFile(file);
  const decoder = new TextDecoder();
  let rest = '';
  let number = 0;
  let isFirst = true;
  for await (const chunk of createReadStream(file)) {
    if (!(chunk instanceof Uint8Array)) continue;
    if (isFirst) refuseBinary(file, chunk);
    isFirst = false;
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = (lines.pop() ?? '').slice(0, MAX_LINE);
    for (const text of lines) yield { number: ++number, text };
  }
  rest = (rest + decoder.decode()).replace(/\r$/, '');
  if (rest !== '') yield { number: ++number, text: rest };
}

function checkFile(file: string): void {
  let stats: Stats;
  try {
    stats = statSync(file);
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${messageOf(error)}`, undefined, { cause: error });
  }
  if (!stats.isFile()) throw new Failure(`${file} is no file`);
  if (stats.size === 0) throw new Failure(`${file} is empty`);
}

function refuseBinary(file: string, start: Uint8Array): void {
  const [first, second] = start;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) throw new Failure(`${file} is UTF-16 text: save it as "CSV UTF-8"`);
  if (first === 0x50 && second === 0x4b)
    throw new Failure(`${file} is a spreadsheet or an archive: save it as "CSV UTF-8"`);
  if (start.includes(0)) throw new Failure(`${file} is no text`);
}
