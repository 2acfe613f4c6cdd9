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

/** A table of words for server and browsers: it has no schema, and loads none. */
const WORDS = '@antam/server/features/posts/urgent-contract.ts';

it('the words that browsers load with the contracts load no schema, nothing but lists of words', () => {
  const read = (name: string) => readFileSync(join(APP, '../../server/features/posts', name), 'utf8');
  const loaded = Array.from(read('urgent-contract.ts').matchAll(/from '([^']+)'/g), ([, from = '']) => from);
  expect(loaded).toEqual(['./self-harm-words-contract.ts', './urgent-words-contract.ts']);
  for (const name of loaded) expect(read(name)).not.toMatch(/\b(import|from) ?['({]/);
});

it('no module of the site loads Zod or a schema of the server: contracts give it types', () => {
  const imports = sources.flatMap(importsOf);
  const ofContracts = imports.filter(({ from }) => /(contract|site-calls)\.ts$|^zod/.test(from));
  expect(ofContracts.length).toBeGreaterThan(20);
  expect(ofContracts.filter(({ isType, from }) => !isType && from !== WORDS)).toEqual([]);
});
