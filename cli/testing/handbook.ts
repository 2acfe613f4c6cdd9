import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's own folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The handbook for operators, its pages on single subjects, and the walk that it begins with. */
const HANDBOOK = ['docs/operating.md', 'docs/containers.md', 'docs/postgresql.md', 'docs/first-walk.md']
  .map(page => readFileSync(path.join(ROOT, page), 'utf8'))
  .join('\n');

/** What stands after the three backticks, and the lines of a block; those in lists are indented. */
const BLOCK = /^ *```([^\n]*)\n(.*?)^ *```$/gms;

/** The handbook's blocks of one kind: `sh` for commands, `sh run` for those that need neither root nor a network. */
export const blocksOf = (kind: 'sh' | 'sh run'): string[] =>
  [...HANDBOOK.matchAll(BLOCK)].flatMap(([, info = '', text = '']) => (info === kind ? [text] : []));

/** The program in a line of a shell, with variables before it, in a container or not. */
const CALL =
  /^\s*(?:\w+=\S+ +)*(?:(?:\.\/)?antam|docker compose (?:exec|run --rm) site(?: node cli\/bin\/antam\.js)?) +(.*)$/gm;

/** The words after the program's name in each of its calls in blocks of commands. */
export const callsInBlocks = (): string[][] =>
  [...blocksOf('sh'), ...blocksOf('sh run')].flatMap(block =>
    [...block.matchAll(CALL)].map(([, rest = '']) => words(rest)),
  );

/** The same of calls that a text names in backticks; `…` stands for any command. */
export const callsInSentences = (): string[][] =>
  [...HANDBOOK.replaceAll(BLOCK, '').matchAll(/`antam ([^`…]+)`/g)].map(([, rest = '']) => words(rest));

/** The same of calls that messages of the program advise, `"antam …"`. */
export const callsIn = (source: string): string[][] =>
  [...source.matchAll(/"antam ([a-z][^"…$]*)"/g)].map(([, rest = '']) => words(rest));

/** A word, a quoted one, or what ends the words: a comment, a pipe, a redirection, the background. */
const WORD = /"([^"]*)"|'([^']*)'|([#|>&].*)|([^\s"'#|>&]+)/g;

function words(text: string): string[] {
  const found: string[] = [];
  for (const [, double, single, end, plain] of text.matchAll(WORD)) {
    if (end !== undefined) break;
    found.push(double ?? single ?? plain ?? '');
  }
  return found;
}
