import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureSize, type Size } from './measure.ts';

const HELP = `Prints how much a developer has to know to change the program: files, lines, statements, the longest files,
blocks that stand twice, and how many files name a column and a kind of records.

  npm run size -- [--json]`;

const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });

if (values.help) console.log(HELP);
else {
  const size = measureSize(fileURLToPath(new URL('../../', import.meta.url)));
  console.log(values.json ? JSON.stringify(size, null, 2) : tableOf(size));
}

function tableOf({ source, tests, longest, repeatedBlocks, filesOfColumn, filesOfKind }: Size): string {
  const rows = [
    ['', 'source', 'tests'],
    ['files', source.files, tests.files],
    ['lines', source.lines, tests.lines],
    ['statements', source.statements, tests.statements],
  ].map(([name, ...numbers]) => `${String(name).padEnd(12)}${numbers.map(cell => aligned(cell)).join('')}`);
  return [
    ...rows,
    '',
    `blocks of six lines that stand once more: ${repeatedBlocks.toLocaleString('en')}`,
    `files that name a column (accepts_bhyt of places): ${filesOfColumn}`,
    `files of a kind (diseases): ${filesOfKind.own} of its own, ${filesOfKind.others} others name it`,
    '',
    'longest files:',
    ...longest.map(([file, lines]) => `${String(lines).padStart(6)} ${file}`),
  ].join('\n');
}

function aligned(cell: string | number | undefined): string {
  return (cell ?? '').toLocaleString('en').padStart(10);
}
