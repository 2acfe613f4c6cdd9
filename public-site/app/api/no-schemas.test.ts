import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..');
const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'),
);
const importsOf = (file: string) =>
  Array.from(
    readFileSync(join(APP, file), 'utf8').matchAll(
      /^(import|export) (type )?[^;]*?from '([^']+)'|import\('([^']+)'\)/gm,
    ),
    ([, , type, from, late]) => ({ file, isType: type !== undefined, from: from ?? late ?? '' }),
  );

const SERVER = '@antam/server/';
/** Values for server and browsers: they have no schema, and load none. */
const VALUES = [
  'features/posts/urgent-contract.ts',
  'features/listing/near-contract.ts',
  'features/complaints/section-ids-contract.ts',
  'features/profile-edits/field-names-contract.ts',
  'features/promotions/category-names-contract.ts',
];

/** A module of the server with all that it loads, by their paths there and the names of packages. */
function loadedBy(module: string): string[] {
  if (!module.endsWith('.ts')) return [module];
  const text = readFileSync(join(APP, '../../server', module), 'utf8');
  const loaded = Array.from(
    text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm),
    ([, from = '']) => from,
  );
  return [module, ...loaded.flatMap(from => loadedBy(from.startsWith('.') ? join(module, '..', from) : from))];
}

it.each(VALUES)('%s, whose values browsers load, loads no package and no contract with a schema', module => {
  for (const each of loadedBy(module))
    expect(each).toMatch(
      /(words-|urgent-|near-|section-ids-|field-names-|category-names-)contract\.ts$|^platform\/text\/.*\.ts$/,
    );
});

it('no module of the site loads Zod or a schema of the server: contracts give it types', () => {
  const imports = sources.flatMap(importsOf);
  const ofContracts = imports.filter(({ from }) => /(contract|site-calls)\.ts$|^zod/.test(from));
  expect(ofContracts.length).toBeGreaterThan(20);
  const values = VALUES.map(module => SERVER + module);
  expect(ofContracts.filter(({ isType, from }) => !isType && !values.includes(from))).toEqual([]);
});
