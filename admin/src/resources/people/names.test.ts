import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { keptName } from './names.ts';

const FEATURES = path.resolve(import.meta.dirname, '../../../../server/features');

/** The sources in which features say what they keep of people. */
const SOURCES = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(file => readFileSync(path.join(FEATURES, file), 'utf8'))
  .filter(text => /personalData|PersonalData/.test(text));
const found = (pattern: RegExp) => SOURCES.flatMap(text => [...text.matchAll(pattern)].map(([, name = '']) => name));

it('all that features keep of people has a name in Vietnamese', () => {
  const files = found(/'([a-z-]+)\.json'/g);
  const byAddress = found(/name: '([a-z ]+)',\s+(?:\.\.\.addressedBy|count:)/g).map(name => `${name} (by address)`);
  expect(files.length).toBeGreaterThan(30);
  expect(byAddress.length).toBeGreaterThan(5);
  expect([...files, ...byAddress].filter(name => keptName(name) === name)).toEqual([]);
});
