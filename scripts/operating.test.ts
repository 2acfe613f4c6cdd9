import { readFileSync } from 'node:fs';
import path from 'node:path';
import { environmentSchema } from '@antam/server/platform/env/environment-schema.ts';
import { SECRET_VARIABLES } from '@antam/server/platform/env/secret-files.ts';
import { expect, it } from 'vitest';

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../docs/operating.md'), 'utf8');

/** The first cells of the table rows below a heading, up to the next heading of its level. */
function firstCells(heading: string): string[] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const lines = section.split('\n## ')[0]?.split('\n') ?? [];
  return lines.filter(line => line.startsWith('| `')).map(line => line.split('|')[1]?.trim() ?? '');
}

it('docs/operating.md lists every variable that is read, and no other, and marks those that hold secrets', () => {
  const cells = firstCells('Settings');
  const nameOf = (cell: string) => /`(\w+)`/.exec(cell)?.[1] ?? cell;
  expect(cells.map(nameOf).toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  const marked = cells.filter(cell => cell.includes('*')).map(nameOf);
  expect(marked.toSorted()).toEqual([...SECRET_VARIABLES].toSorted());
});
