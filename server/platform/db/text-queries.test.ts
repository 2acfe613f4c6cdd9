import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = path.join(import.meta.dirname, '../../features');

/** A call of what runs SQL as text: of a reader, or of a unit of work. */
const TEXT_QUERY = /(\.(sql|first|numbers|scan)|(?<!Promise)\.all)\s*(<[^()]*(\([^()]*\))?[^()]*>)?\(/;

it('features build all their queries with types', () => {
  const files = globSync('**/*.ts', { cwd: FEATURES }).filter(file => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter(file => TEXT_QUERY.test(readFileSync(path.join(FEATURES, file), 'utf8')));
  expect(found).toEqual([]);
});
