import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countStatements } from './count-statements.ts';
import { countRepeatedBlocks, type Text } from './repeated-blocks.ts';

const CODE = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.sql'];
const TESTS = /\.(?:test|e2e)\.tsx?$|(?:^|\/)testing\/|^cli\/e2e\//;
const STATEMENTS = /\.(?:tsx?|mjs|js)$/;
const MAX_LISTED = 10;

/** How much of one kind of code there is. */
interface Amount {
  readonly files: number;
  readonly lines: number;
  readonly statements: number;
}

/** What a change has to know, in numbers. */
export interface Size {
  readonly source: Amount;
  readonly tests: Amount;
  /** The longest files of the source, with their lines. */
  readonly longest: readonly (readonly [file: string, lines: number])[];
  /** Blocks of six lines of the source that stand once more. */
  readonly repeatedBlocks: number;
  /** Files that name a column of places. */
  readonly filesOfColumn: number;
  /** Files in the folders of diseases, and others that name them. */
  readonly filesOfKind: { readonly own: number; readonly others: number };
}

/** Counts what git tracks below `root`. Takes some seconds. */
export function measureSize(root: string): Size {
  const names = execFileSync('git', ['ls-files', '-z', '--', ...CODE], { cwd: root, encoding: 'utf8' });
  const texts = names
    .split('\0')
    .filter(name => name !== '')
    .map(name => ({ name, source: readFileSync(path.join(root, name), 'utf8') }));
  const { tests = [], source = [] } = Object.groupBy(texts, ({ name }) => (TESTS.test(name) ? 'tests' : 'source'));
  const ofKind = texts.filter(text => /disease/i.test(text.name));
  return {
    source: amountOf(source),
    tests: amountOf(tests),
    longest: source
      .map(text => [text.name, linesOf(text)] as const)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MAX_LISTED),
    repeatedBlocks: countRepeatedBlocks(source),
    filesOfColumn: texts.filter(text => /accepts_?bhyt/i.test(text.source)).length,
    filesOfKind: {
      own: ofKind.length,
      others: texts.filter(text => !ofKind.includes(text) && /disease/i.test(text.source)).length,
    },
  };
}

function amountOf(texts: readonly Text[]): Amount {
  const code = texts.filter(({ name }) => STATEMENTS.test(name));
  return {
    files: texts.length,
    lines: texts.reduce((sum, text) => sum + linesOf(text), 0),
    statements: code.reduce((sum, { name, source }) => sum + countStatements(source, name.endsWith('x')), 0),
  };
}

const linesOf = ({ source }: Text) => source.split('\n').length - 1;
