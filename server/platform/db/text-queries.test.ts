import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = path.join(import.meta.dirname, '../../features');

/** A call of what runs SQL as text: of a reader, or of a unit of work. */
const TEXT_QUERY = /(\.(sql|first|numbers|scan)|(?<!Promise)\.all)\s*(<[^()]*(\([^()]*\))?[^()]*>)?\(/;

/** Files of features that run SQL as text; decision 40 says why. */
const ALLOWED = new Set<string>([
  'accounts/queries/account-detail.ts',
  'privacy/queries/export-parts.ts',
  'sign-up/commands/claim-account.ts',
]);

it('features build their queries with types, but for those that decision 40 names', () => {
  const files = globSync('**/*.ts', { cwd: FEATURES }).filter(file => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter(file => TEXT_QUERY.test(readFileSync(path.join(FEATURES, file), 'utf8')));
  expect(found.map(file => file.split(path.sep).join('/')).sort()).toEqual([...ALLOWED].sort());
});
